import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface WrkResult {
  /** Responses with 200, a second. */
  goodput: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses with 503, which load shedding gives. */
  shed: number;
  /** Any other response, and requests without one. */
  failures: number;
}

interface WrkOptions {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Requested in turn; each `#` becomes a different number. Without them the address itself is requested. */
  paths?: string[];
}

/** Counts statuses, which wrk itself doesn't distinguish. */
const counting = (paths: string[]) => `
local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
local threads = {}
local turn = 0
function setup(thread) table.insert(threads, thread) end
function init() ok = 0; shed = 0; other = 0; math.randomseed(os.time()) end
function request()
  turn = turn + 1
  local path = paths[turn % #paths + 1]:gsub("#", function() return math.random(1e9) end)
  return wrk.format("GET", path)
end
function response(status)
  if status == 200 then ok = ok + 1 elseif status == 503 then shed = shed + 1 else other = other + 1 end
end
function done(summary)
  local sum = { 0, 0, 0 }
  for _, thread in ipairs(threads) do
    sum[1] = sum[1] + thread:get("ok"); sum[2] = sum[2] + thread:get("shed"); sum[3] = sum[3] + thread:get("other")
  end
  io.write(string.format("Statuses %d %d %d\\n", sum[1], sum[2], sum[3]))
end
`;

/** Runs wrk against an address: each connection requests again as soon as it has its response. */
export async function wrk(
  url: string,
  { connections, seconds, headers = {}, paths }: WrkOptions,
): Promise<WrkResult> {
  const script = join(tmpdir(), `fursa-wrk-${process.pid}.lua`);
  if (paths) writeFileSync(script, counting(paths));
  const { stdout } = await promisify(execFile)("wrk", [
    ...["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--latency", "--timeout", "30s"],
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(paths ? ["-s", script] : []),
    url,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const milliseconds = (share: number) => {
    const line = stdout.split("\n").find((one) => one.trim().startsWith(`${share}%`)) ?? "";
    const [, value = "0", unit = "ms"] = /%\s+([\d.]+)(us|ms|s)/.exec(line) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
  };
  const lost = [...(/Socket errors: (.*)/.exec(stdout)?.[1] ?? "").matchAll(/\d+/g)].reduce(
    (sum, [digits]) => sum + Number(digits),
    0,
  );
  const rate = number(/Requests\/sec:\s+([\d.]+)/);
  const [, ok, shed, other] = /Statuses (\d+) (\d+) (\d+)/.exec(stdout)?.map(Number) ?? [];
  const all = (ok ?? 0) + (shed ?? 0) + (other ?? 0);
  return {
    goodput: paths ? (rate * (ok ?? 0)) / Math.max(1, all) : rate,
    p50: milliseconds(50),
    p99: milliseconds(99),
    shed: shed ?? 0,
    failures: lost + (paths ? (other ?? 0) : number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
