import { type PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

const { serialize } = protocol;

/** Each holds its plan in the memory of the database, some tens of kilobytes. */
const mostPrepared = 100;

interface Prepared {
  name: string;
  takes: number[];
  gives: { name: string; dataTypeID: number }[];
}

/** The transaction in which is asked. */
export interface Inside {
  role: string;
  isOver(): boolean;
}

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

/** What was asked before, with the same rights, is asked again without being read and planned anew, and in one call instead of six. */
export function openPrepared(session: PGlite) {
  const seen = new LRUCache<string, true>({ max: 1000 });
  const forgotten: string[] = [];
  const prepared = new LRUCache<string, Prepared>({
    max: mostPrepared,
    dispose: ({ name }) => void forgotten.push(name),
  });
  let named = 0;

  const send = (messages: Uint8Array[]) =>
    session.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(key: string, text: string): Promise<Prepared> {
    named += 1;
    const name = `p${named}`;
    const old = forgotten.splice(0).map((each) => serialize.close({ type: "S", name: each }));
    const answers = await send([
      ...old,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    ]);
    const statement = {
      name,
      takes: answers.flatMap((answer) => ("dataTypeIDs" in answer ? (answer.dataTypeIDs as number[]) : [])),
      gives: answers.flatMap((answer) => ("fields" in answer ? (answer.fields as Prepared["gives"]) : [])),
    };
    prepared.set(key, statement);
    return statement;
  }

  return {
    /** Whether it is worth preparing: it was asked before. */
    isKnown(role: string, text: string): boolean {
      const key = `${role} ${text}`;
      if (seen.has(key)) return true;
      seen.set(key, true);
      return false;
    },

    query<Row>(
      inside: Inside,
      text: string,
      values: unknown[],
      options?: QueryOptions,
    ): Promise<Results<Row>> {
      const key = `${inside.role} ${text}`;
      return session.runExclusive(async () => {
        // The session would answer all the same, in the transaction of whoever is next.
        if (inside.isOver()) throw new Error("Transaction is closed");
        const { name, takes, gives } = prepared.get(key) ?? (await prepare(key, text));
        const written = values.map((value, place) => write(session, value, takes[place]));
        const answers = await send([
          serialize.bind({ statement: name, values: written }),
          serialize.execute({}),
        ]);
        const readers = gives.map(({ dataTypeID }) => session.parsers[dataTypeID]);
        const rows = answers.flatMap((answer) =>
          readRow(answer, gives, readers, options?.rowMode === "array"),
        );
        return { rows: rows as Row[], fields: gives, affectedRows: countRows(answers) };
      });
    },

    /** Before tables change. */
    forget: () => prepared.clear(),
  };
}

function write({ serializers }: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  const inWords = serializers[type];
  return inWords ? inWords(value) : String(value);
}

type Reader = PGlite["parsers"][number] | undefined;

function readRow(answer: Message, gives: Prepared["gives"], readers: Reader[], isList: boolean): unknown[] {
  if (answer.name !== "dataRow") return [];
  const { fields } = answer as unknown as { fields: (string | null)[] };
  const values = fields.map((text, place) => {
    const read = readers[place];
    return text !== null && read ? read(text) : text;
  });
  return [isList ? values : Object.fromEntries(gives.map(({ name }, place) => [name, values[place]]))];
}

/** "INSERT 0 3", "UPDATE 2". */
function countRows(answers: Message[]): number {
  const end = answers.find(({ name }) => name === "commandComplete") as { text?: string } | undefined;
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)/.exec(end?.text ?? "") ?? [];
  return Number(count ?? 0);
}
