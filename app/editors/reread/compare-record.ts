import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { proposals } from "#database/schema/index.ts";
import type { PageReading } from "./read-record-page.ts";

interface ComparedRecord {
  kind: Kind;
  title: string;
  aliases: readonly string[];
  deadline: string | null;
  amount: string | null;
  isRolling: boolean;
  country: string | null;
  level: string | null;
  ageMax: number | null;
}

/** Facts that a reading can confirm, named as evidence names them. */
type ConfirmedFact = "deadline" | "amount" | "country" | "level" | "age";

type SuggestedChange = Pick<typeof proposals.$inferInsert, "reason" | "oldValue" | "newValue" | "quote"> & {
  fact: "deadline" | "amount" | "address";
};

interface RecordComparison {
  /** What the page says as the record does. */
  confirms: ConfirmedFact[];
  changes: SuggestedChange[];
}

/** Compares what a page says now with its record. What the page leaves out is ignored. */
export function compareRecord(record: ComparedRecord, page: PageReading, today: string): RecordComparison {
  if (page.isParked || !isAbout(record, page)) {
    const changes = [
      {
        fact: "address" as const,
        reason: "other page" as const,
        oldValue: null,
        newValue: null,
        quote: page.title,
      },
    ];
    return { confirms: [], changes };
  }
  // A college's own site names many days and amounts that don't belong to the college as a whole.
  const changes =
    record.kind === "colleges" ? [] : [...deadlineChange(record, page, today), ...amountChange(record, page)];
  return { confirms: confirmedFacts(record, page, today), changes };
}

function confirmedFacts(record: ComparedRecord, page: PageReading, today: string): ConfirmedFact[] {
  const same: Record<ConfirmedFact, boolean> = {
    deadline:
      page.deadline !== null && page.deadline.day === record.deadline && !closesEarly(record, page, today),
    amount: isSameAmount(record.amount, page.amount),
    country: isSamePlace(record, page.countries),
    level: isSameList(record.level, page.levels),
    age: record.ageMax !== null && record.ageMax === page.ageMax,
  };
  return (Object.keys(same) as ConfirmedFact[]).filter((fact) => same[fact]);
}

/**
 * The page still shows the coming deadline but says that the round is over. If it names an earlier year, it means an
 * earlier round.
 */
const closesEarly = ({ deadline, isRolling }: ComparedRecord, page: PageReading, today: string): boolean =>
  page.closed !== null &&
  deadline !== null &&
  deadline >= today &&
  !isRolling &&
  !(page.closed.match(/20\d\d/g) ?? []).some((year) => year < deadline.slice(0, 4));

/** The same figures in the same currency, or the same words: "Fully funded". */
function isSameAmount(had: string | null, read: PageReading["amount"]): boolean {
  if (!had || !read) return false;
  const figures = [figuresIn(had), figuresIn(read.text)].map((all) => all.join(" "));
  if (figures[0] === "" && figures[1] === "") return plain(had) === plain(read.text);
  return figures[0] === figures[1] && sharesCurrency(had, read.text);
}

/** The location of an internship also names its town: "Nairobi, Kenya". */
function isSamePlace({ kind, country }: ComparedRecord, read: readonly string[]): boolean {
  if (kind !== "internships") return isSameList(country, read);
  const [only, ...others] = read;
  return only !== undefined && others.length === 0 && isSameList(country?.split(",").at(-1) ?? null, [only]);
}

/** "Kenya, Uganda" in any order. */
function isSameList(had: string | null, read: readonly string[]): boolean {
  const parts = (had ?? "").split(",").map(plain).filter(Boolean);
  return parts.length > 0 && parts.sort().join("|") === [...read].map(plain).sort().join("|");
}

function deadlineChange(record: ComparedRecord, page: PageReading, today: string): SuggestedChange[] {
  const { deadline, isRolling } = record;
  const read = page.deadline;
  const isOpen = deadline === null || deadline >= today;
  if (read && read.day === deadline)
    return closesEarly(record, page, today)
      ? [{ fact: "deadline", reason: "closed", oldValue: deadline, newValue: null, quote: page.closed ?? "" }]
      : [];
  if (read && read.day >= today) {
    const reason = deadline === null ? "new" : deadline < today ? "open again" : "changed";
    return [{ fact: "deadline", reason, oldValue: deadline, newValue: read.day, quote: read.quote }];
  }
  // A past date belongs to an old round, unless the page says that this one is over.
  if (page.closed && isOpen && !isRolling && deadline !== null)
    return [
      {
        fact: "deadline",
        reason: "closed",
        oldValue: deadline,
        newValue: read?.day ?? null,
        quote: page.closed,
      },
    ];
  return [];
}

/** Only figures in the same currency are compared, because "Full tuition" can be said in many ways. */
function amountChange({ amount }: ComparedRecord, { amount: read }: PageReading): SuggestedChange[] {
  if (!amount || !read?.currency) return [];
  const [had, has] = [figuresIn(amount), figuresIn(read.text)];
  if (had.length !== 1 || has.length !== 1 || had[0] === has[0]) return [];
  if (!sharesCurrency(amount, read.text)) return [];
  return [{ fact: "amount", reason: "changed", oldValue: amount, newValue: read.text, quote: read.quote }];
}

const figuresIn = (text: string) =>
  [...text.matchAll(/\d[\d, .]{0,15}\d|\d/g)]
    .map(([figure]) => figure.replace(/[, ]/g, "").replace(/\.00$/, ""))
    .filter((figure) => figure.length > 2);

const sharesCurrency = (one: string, other: string) => {
  const signs = (text: string): string[] => text.toUpperCase().match(/[$€£₦]|\b[A-Z]{3}\b|KES|KSH/g) ?? [];
  return signs(one).some((sign) => signs(other).includes(sign));
};

const common = new Set(
  "scholarship scholarships fellowship fellowships internship internships programme program award awards grant university college foundation african africa students master masters undergraduate graduate international national government with from your".split(
    " ",
  ),
);

/** Whether the page contains a rare word of the title or of an alias. */
function isAbout({ title, aliases }: ComparedRecord, page: PageReading): boolean {
  const text = plain(`${page.title} ${page.text}`);
  const words = [title, ...aliases]
    .flatMap((name) => plain(name).split(" "))
    .filter((word) => word.length > 2 && !common.has(word));
  return words.length === 0 || words.some((word) => text.includes(word));
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const excerptLength = 700;

/** The text around the quoted words, as it was read. */
export function excerptAround(text: string, quote: string): string {
  const at = text.replace(/\n/g, " ").indexOf(quote.slice(0, 60));
  if (at === -1) return text.slice(0, excerptLength);
  const start = Math.max(0, at - (excerptLength - quote.length) / 2);
  return text.slice(start, start + excerptLength).trim();
}
