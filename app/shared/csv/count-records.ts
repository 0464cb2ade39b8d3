/** Counts the records of a CSV that arrives in pieces: its line breaks, except those inside quotes. */
export function openRecordCounter() {
  let records = 0;
  let isQuoted = false;
  return {
    /** Quote, CR and LF are one byte each in UTF-8 and part of no other character, so it can count bytes. */
    take(piece: Uint8Array) {
      for (const byte of piece) {
        if (byte === 0x22) isQuoted = !isQuoted;
        else if (byte === 0x0a && !isQuoted) records++;
      }
    },
    count: () => records,
  };
}
