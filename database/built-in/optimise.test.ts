import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** `run` in it counts down to nothing. */
const countdown =
  "0061736d0100000001060160017f017f030201000707010372756e00000a12011000034020004101" + "6b22000d000b20000b";

/** Counts far beyond what makes V8 compile a function anew, then says which of its compilers made what runs now. */
const script = (before: string) => `
  ${before}
  const { instance } = await WebAssembly.instantiate(Buffer.from("${countdown}", "hex"));
  const { run } = instance.exports;
  for (let turn = 0; turn < 200 && !%IsTurboFanFunction(run); turn++) {
    run(1_000_000);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  console.log(%IsTurboFanFunction(run) ? "optimised" : %IsLiftoffFunction(run) ? "as first compiled" : "not compiled");
`;
const isRunAs = (before: string) =>
  execFileSync(process.execPath, ["--allow-natives-syntax", "--input-type=module", "-e", script(before)], {
    encoding: "utf8",
  }).trim();

test("code that runs often is optimised, unless it is to be left as it is: also where nothing was said at the start of the process", () => {
  const module = fileURLToPath(new URL("./optimise.ts", import.meta.url));
  expect(isRunAs("")).toBe("optimised");
  expect(isRunAs(`import { leaveUnoptimised } from "${module}"; leaveUnoptimised();`)).toBe(
    "as first compiled",
  );
});
