import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** `run` in it counts down to nothing. */
const countdown = [
  "0061736d01000000",
  "01060160017f017f",
  "03020100",
  "0707010372756e0000",
  "0a120110000340200041016b22000d000b20000b",
];

/** Counts far beyond what makes V8 compile a function anew, then says which of its compilers made what would run now. */
const script = (before: string) => `
  ${before}
  const { instance } = await WebAssembly.instantiate(Buffer.from("${countdown.join("")}", "hex"));
  const { run } = instance.exports;
  for (let turn = 0; turn < 200; turn++) run(1_000_000);
  console.log(%IsTurboFanFunction(run) ? "optimised" : %IsLiftoffFunction(run) ? "as first compiled" : "not compiled");
`;
/** V8 compiles at once, and not beside, so that nobody has to wait for it. */
const flags = ["--allow-natives-syntax", "--wasm-sync-tier-up", "--input-type=module"];
const isRunAs = (before: string) =>
  execFileSync(process.execPath, [...flags, "-e", script(before)], { encoding: "utf8" }).trim();

test("code that runs often is optimised, unless it is to be left as it is: also where nothing was said at the start of the process", () => {
  const module = fileURLToPath(new URL("./optimise.ts", import.meta.url));
  expect(isRunAs("")).toBe("optimised");
  expect(isRunAs(`import { leaveUnoptimised } from "${module}"; leaveUnoptimised();`)).toBe(
    "as first compiled",
  );
});
