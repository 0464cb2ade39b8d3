import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../database/postgres.ts";

export const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((file) => existsSync(file));

interface Nginx {
  /** `operations/nginx.conf` in front of the upstream. */
  port: number;
  /**
   * Serves the files of `folder` with the given headers: those below `/br/` and `/gzip/` with that Content-Encoding.
   */
  filesPort: number;
  folder: string;
  stop(): Promise<void>;
}

/** Runs nginx with `operations/nginx.conf`; only addresses are replaced. */
export async function startNginx(
  port: number,
  upstreamPort: number,
  headers: Record<string, string> = {},
): Promise<Nginx> {
  if (!nginx) throw new Error("nginx is not installed");
  const folder = mkdtempSync(join(tmpdir(), "fursa-nginx-"));
  // nginx's workers run as another user if root starts it.
  chmodSync(folder, 0o755);
  for (const name of ["br", "gzip"]) mkdirSync(join(folder, "files", name), { recursive: true });
  const filesPort = await freePort();
  const ours = readFileSync("operations/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server 127.0.0.1:3000", `server 127.0.0.1:${upstreamPort}`)
    .replace("/var/cache/nginx/fursa", join(folder, "cache"))
    // The tests have no host name, and a proxy that drops the port from Host would redirect elsewhere.
    .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const added = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join(" ");
  const encoded = ["br", "gzip"]
    .map((name) => `location /${name}/ { add_header Content-Encoding ${name}; ${added} }`)
    .join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
access_log off; keepalive_requests 1000000000; default_type "text/html; charset=utf-8"; ${temporary}
${ours}
server { listen 127.0.0.1:${filesPort}; root ${folder}/files; open_file_cache max=100; ${encoded} }
}`,
  );
  const child = spawn(nginx, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "errors")], {
    stdio: "ignore",
  });
  while (!(await fetch(`http://127.0.0.1:${filesPort}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "errors"), "utf8"));
    await wait(50);
  }
  return {
    port,
    filesPort,
    folder,
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
