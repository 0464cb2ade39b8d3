import { expect, test } from "vitest";
import { takePage } from "./keyset.server.ts";

test.for([
  ["the first of several pages", [1, 2, 3], { isBack: false, isEnd: true }, [1, 2], false, true],
  ["the only page", [1, 2], { isBack: false, isEnd: true }, [1, 2], false, false],
  ["a page in the middle", [3, 4, 5], { isBack: false, isEnd: false }, [3, 4], true, true],
  ["the last page, read on", [5], { isBack: false, isEnd: false }, [5], true, false],
  ["a page in the middle, read back", [4, 3, 2], { isBack: true, isEnd: false }, [3, 4], true, true],
  ["the first page, read back", [2, 1], { isBack: true, isEnd: false }, [1, 2], false, true],
  ["the last page, read from the end", [5, 4, 3], { isBack: true, isEnd: true }, [4, 5], true, false],
] as const)("%s has its neighbours", ([, read, from, rows, hasPrevious, hasNext]) => {
  expect(takePage<number>([...read], 2, from)).toEqual({ rows, hasPrevious, hasNext });
});
