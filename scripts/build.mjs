import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ourTools, root, run, say } from "./prepare.mjs";

/** Everything that the build reads. Whole folders, because a list of files would miss new ones. */
const sources = [
  "app",
  "database",
  "server",
  "public",
  "scripts/build.mjs",
  "scripts/phone-code.ts",
  "scripts/translations.ts",
];
const settings = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];
/** Tests are never part of a build. */
const isTest = /\.test\.tsx?$/;
/** English is separate: its build is also the server's. */
const otherLanguages = ["sw", "fr", "am"];
const stamp = join(root, "build/.built-from");
const worthCompressing = /\.(js|css|svg|webmanifest|json|txt|ico)$/;

/** Builds the pages and the server, unless nothing has changed since the last build. */
export async function buildIfNeeded() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Building the pages");
  // An interrupted build must not be mistaken for the previous one.
  rmSync(stamp, { force: true });
  keepEarlierAssets();
  removePreviousBuild();
  // Set whatever the environment says: a build is always for production.
  const environment = { ...ourTools, NODE_ENV: "production" };
  await run("react-router", ["build", "--logLevel", "warn"], environment);
  for (const language of otherLanguages) {
    await run("react-router", ["build", "--logLevel", "warn"], { ...environment, BUILD_LANGUAGE: language });
    addLanguage(language);
  }
  compressOnce(join(root, "build/client"));
  writeFileSync(stamp, wanted);
}

/** Puts the scripts of a language beside the English ones, and their list where the server reads it. */
function addLanguage(language) {
  const built = join(root, "build/languages", language);
  const assets = join(built, "client/assets");
  const list = readdirSync(assets).find((file) => file.startsWith("manifest-"));
  const [, manifest] = /^window\.__reactRouterManifest=(.*);$/s.exec(
    readFileSync(join(assets, list), "utf8"),
  );
  cpSync(assets, join(root, "build/client/assets"), { recursive: true });
  rmSync(built, { recursive: true });
  writeFileSync(`${built}.json`, manifest);
}

/** Milliseconds for which a page may stay open and still find its scripts. */
const longestOpen = 30 * 86_400_000;

/**
 * Keeps the files of the previous build beside the new ones. A page that was opened before an upgrade loads its scripts
 * when the visitor first interacts with it, which may be after the upgrade.
 */
export function keepEarlierAssets(folder = root, now = Date.now()) {
  const [present, earlier] = ["build/client/assets", "build/earlier/assets"].map((path) =>
    join(folder, path),
  );
  mkdirSync(earlier, { recursive: true });
  if (existsSync(present)) cpSync(present, earlier, { recursive: true, preserveTimestamps: true });
  for (const file of filesBelow(earlier)) if (now - statSync(file).mtimeMs > longestOpen) rmSync(file);
}

/** Removes everything of the previous build but the assets that open pages may still load. */
export function removePreviousBuild(folder = root) {
  for (const name of readdirSync(join(folder, "build")).filter((name) => name !== "earlier"))
    rmSync(join(folder, "build", name), { force: true, recursive: true });
}

/** Changes whenever a source is added, removed or edited; not when a file is only touched, copied or checked out again. */
export function fingerprint(folder = root) {
  const hash = createHash("sha256");
  for (const source of [...sources, ...settings]) {
    for (const file of filesBelow(join(folder, source)).filter((name) => !isTest.test(name))) {
      const content = createHash("sha256").update(readFileSync(file)).digest("hex");
      hash.update(`${relative(folder, file)} ${content}\n`);
    }
  }
  return hash.digest("hex");
}

/** Hashed files never change, so they are compressed once, as small as possible, instead of for each visitor. */
function compressOnce(folder) {
  for (const file of filesBelow(folder).filter((name) => worthCompressing.test(name))) {
    const content = readFileSync(file);
    if (content.length < 600) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
