import { describe, expect, test } from "vitest";
import { readPlainQuestion } from "./plain-question.ts";

const read = (text: string) => readPlainQuestion(Buffer.from(text, "latin1"));
const plain = "GET /browse?q=law HTTP/1.1\r\nHost: fursa.test\r\n";

describe("a plain question", () => {
  test("is read as far as an answer depends on it", () => {
    const said = `${plain}Referer: http://fursa.test/\r\nUser-Agent: Mozilla/5.0 (Linux; Android 10; K)\r\nCookie:data-saver=on \r\nConnection: Keep-Alive\r\nACCEPT-ENCODING:\tgzip, br\r\n\r\n`;
    expect(read(said)).toEqual({
      method: "GET",
      url: "/browse?q=law",
      headers: {
        host: "fursa.test",
        "user-agent": "Mozilla/5.0 (Linux; Android 10; K)",
        cookie: "data-saver=on",
        "accept-encoding": "gzip, br",
      },
    });
  });

  test.each([
    ["is not at its end", plain],
    ["is followed by another", `${plain}\r\n${plain}\r\n`],
    ["is followed by a body", `${plain}\r\nname=Amina`],
    ["announces a body", `${plain}Content-Length: 0\r\n\r\n`],
    ["announces a body in parts", `${plain}Transfer-Encoding: chunked\r\n\r\n`],
    ["wants another protocol", `${plain}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ["waits for a word", `${plain}Expect: 100-continue\r\n\r\n`],
    ["is the last of its connection", `${plain}Connection: close\r\n\r\n`],
    ["is of another version", "GET / HTTP/1.0\r\nHost: fursa.test\r\n\r\n"],
    ["names no version", "GET /\r\nHost: fursa.test\r\n\r\n"],
    ["does something", "POST / HTTP/1.1\r\nHost: fursa.test\r\n\r\n"],
    ["names a whole address", "GET http://fursa.test/ HTTP/1.1\r\nHost: fursa.test\r\n\r\n"],
    ["has an unusual address", "GET /\tb HTTP/1.1\r\nHost: fursa.test\r\n\r\n"],
    ["has a space in its address", "GET / b HTTP/1.1\r\nHost: fursa.test\r\n\r\n"],
    ["has a line that goes on", `${plain}Cookie: a=1\r\n b=2\r\n\r\n`],
    ["ends a line with half an end", `${plain}Cookie: a=1\nAuthorization: me\r\n\r\n`],
    ["ends a line with the other half", `${plain}Cookie: a=1\rAuthorization: me\r\n\r\n`],
    ["has a space before a colon", `${plain}Authorization : me\r\n\r\n`],
    ["has a line without a name", `${plain}: me\r\n\r\n`],
    ["has a line without a colon", `${plain}Authorization\r\nX-A: b\r\n\r\n`],
    ["says something twice", `${plain}Host: other.test\r\n\r\n`],
    ["has letters nobody can type", `${plain}Cookie: a=\xe9\r\n\r\n`],
    ["has a zero in it", `${plain}Cookie: a=\0\r\n\r\n`],
    ["is very long", `${plain}Cookie: ${"a".repeat(8200)}\r\n\r\n`],
  ])("that %s is not read here", (_, said) => {
    expect(read(said)).toBeNull();
  });
});
