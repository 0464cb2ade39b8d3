/** Sends pieces as the reader asks for them, and stops making them when the reader has gone. */
export function streamPieces(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const making = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await making.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await making.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
