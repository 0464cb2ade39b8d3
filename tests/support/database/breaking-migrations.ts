interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  generated?: unknown;
  identity?: unknown;
}

interface Table {
  name: string;
  columns: Record<string, Column>;
  checkConstraints: Record<string, { name: string; value: string }>;
  indexes: Record<string, { name: string; isUnique: boolean; columns: { expression: string }[] }>;
  uniqueConstraints: Record<string, { name: string; columns: string[] }>;
}

/** What Drizzle writes down of all tables with each migration. */
export interface Snapshot {
  tables: Record<string, Table>;
}

/** What a server of the release before stumbles over: it goes on serving while the next one is brought in. */
export function findBreaks(before: Snapshot, after: Snapshot): string[] {
  return Object.entries(before.tables).flatMap(([key, old]) => {
    const table = after.tables[key];
    return table ? breaksIn(old, table) : [`${old.name} is gone`];
  });
}

function breaksIn(old: Table, table: Table): string[] {
  const breaks: string[] = [];
  for (const [key, was] of Object.entries(old.columns)) {
    const is = table.columns[key];
    const name = `${table.name}.${was.name}`;
    if (!is) breaks.push(`${name} is gone`);
    else {
      if (is.type !== was.type) breaks.push(`${name} is ${is.type}, and was ${was.type}`);
      if (is.notNull && !was.notNull) breaks.push(`${name} must be given, and could be left out`);
      if (is.notNull && !fillsItself(is) && fillsItself(was)) breaks.push(`${name} has no default any more`);
    }
  }
  const young = Object.values(table.columns).filter(({ name }) => !(name in old.columns));
  for (const column of young)
    if (column.notNull && !fillsItself(column))
      breaks.push(`${table.name}.${column.name} is new, and must be given`);
  const isAboutYoung = (text: string) => young.some(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  for (const { name, rule } of rulesOf(table)) {
    const isNew = !rulesOf(old).some((one) => one.rule === rule || isWider(rule, one.rule));
    if (isNew && !isAboutYoung(rule)) breaks.push(`${table.name} is held to ${name}, and was not`);
  }
  return breaks;
}

const fillsItself = (column: Column) =>
  [column.default, column.generated, column.identity].some((way) => way !== undefined && way !== null);

/** What a row may be refused for. */
function rulesOf({ checkConstraints, indexes, uniqueConstraints }: Table): { name: string; rule: string }[] {
  const unique = Object.values(indexes).filter(({ isUnique }) => isUnique);
  return [
    ...Object.values(checkConstraints).map(({ name, value }) => ({ name, rule: value })),
    ...unique.map(({ name, columns }) => ({ name, rule: columns.map((each) => each.expression).join() })),
    ...Object.values(uniqueConstraints).map(({ name, columns }) => ({ name, rule: columns.join() })),
  ];
}

/** A list of what may be written, with all that was on it before. */
function isWider(rule: string, before: string): boolean {
  const aboutOf = (text: string) => text.replace(/\(.*\)/s, "");
  const valuesOf = (text: string): string[] => text.match(/'[^']*'/g) ?? [];
  const values = valuesOf(rule);
  return (
    / in \('/.test(before) &&
    aboutOf(rule) === aboutOf(before) &&
    valuesOf(before).every((value) => values.includes(value))
  );
}
