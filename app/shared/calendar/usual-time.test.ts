import { expect, test } from "vitest";
import { isUsualTime } from "./usual-time.ts";

test.each([
  ["Usually in October", true],
  [" usually the first Saturday of May", true],
  ["18:00 UK time", false],
  ["Unusually early, 06:00", false],
  ["", false],
])("'%s' names no announced day: %s", (time, isUsual) => expect(isUsualTime(time)).toBe(isUsual));
