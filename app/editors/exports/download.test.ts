import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { download } from "./download.ts";

async function downloadFrom(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await download(`http://127.0.0.1:${(server.address() as AddressInfo).port}/all_data_export.csv`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const lost = {
  ok: false,
  isEmpty: false,
  message: "The connection was lost before the whole file arrived, so nothing was saved. Please try again.",
};

test("a file whose connection is lost midway is discarded, and the reason is shown", async () => {
  const result = await downloadFrom((_, response) => {
    response.writeHead(200, { "Content-Type": "text/csv" });
    response.write("Title\r\nOne\r\n", () => response.destroy());
  });
  expect(result).toEqual(lost);
});

test("an unreachable server is reported as a lost connection", async () => {
  expect(await downloadFrom((request) => request.destroy())).toEqual(lost);
});

test("a complete file is counted", async () => {
  const result = await downloadFrom((_, response) => {
    response.writeHead(200, { "Content-Type": "text/csv" }).end("Title\r\nOne\r\nTwo\r\n");
  });
  expect(result).toMatchObject({ ok: true, records: 3 });
});
