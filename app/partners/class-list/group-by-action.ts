import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { NamedMatch } from "./match-class.server.ts";

type StudentAction = Exclude<ShownVerdict["verdict"], "notOpen">;

interface MatchedLine {
  line: number;
  matches: { best: NamedMatch[] } | null;
}

interface ActionGroup {
  action: StudentAction;
  opportunities: (Pick<NamedMatch, "kind" | "id" | "title" | "text" | "when"> & {
    /** Line numbers of the list, one per student. */
    lines: number[];
  })[];
}

const actions: StudentAction[] = ["openNow", "opensLater", "oneMissing", "checkWithThem"];
/** Per group, so that all of them fit on one printed page. */
const mostOpportunities = 6;

/** What the students of a class can do, most urgent first. Within a group, actions for the most students come first. */
export const groupByAction = (rows: MatchedLine[]): ActionGroup[] =>
  actions
    .map((action) => ({ action, opportunities: opportunitiesOf(rows, action).slice(0, mostOpportunities) }))
    .filter(({ opportunities }) => opportunities.length > 0);

function opportunitiesOf(rows: MatchedLine[], action: StudentAction): ActionGroup["opportunities"] {
  const found = rows.flatMap(({ line, matches }) =>
    (matches?.best ?? []).filter(({ verdict }) => verdict === action).map((match) => ({ line, match })),
  );
  return [...Map.groupBy(found, ({ match }) => match.id).values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { kind, id, title, text, when } = first.match;
      return [{ kind, id, title, text, when, lines: same.map(({ line }) => line) }];
    })
    .sort((one, other) => other.lines.length - one.lines.length || one.title.localeCompare(other.title));
}
