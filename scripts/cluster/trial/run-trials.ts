import { setTimeout as wait } from "node:timers/promises";
import { type Cluster, untilReady } from "../open-cluster.ts";
import { findStuck, isWhole } from "../patroni.ts";
import { publicAddress } from "../plan.ts";
import type { TrialFailure } from "./failures.ts";
import { watchForm } from "./form-watch.ts";
import { countDoubled, findLost, longestGap, type TimeSpan, within } from "./history.ts";
import { Person } from "./person.ts";
import { countFailedJobs, readTrialRows } from "./read-trial-rows.ts";
import { type TrialFinding, tableOf } from "./table.ts";
import { startTraffic, type Traffic } from "./traffic.ts";

const calm = 5000;
/** An email that a killed server was sending is sent by another one when its claim expires, after five minutes. */
const longestMail = 7 * 60_000;

/** Runs one failure after the other, under constant load. */
export async function runTrials(
  cluster: Cluster,
  troubles: TrialFailure[],
  say: (what: string) => void,
): Promise<TrialFinding[]> {
  const origin = publicAddress(cluster.plan);
  const records = await findRecords(origin);
  const traffic = startTraffic({ origin, mail: cluster.mail, records });
  const watcher = { email: "watcher@example.com", person: new Person(origin, 1) };
  await join(watcher);
  // By then every server has cached every page.
  await wait(3 * calm);
  const spans: (TimeSpan & { finding: TrialFinding })[] = [];
  for (const trouble of troubles) {
    const before = new Map(traffic.surprises);
    const span = await runOne(cluster, traffic, trouble, watcher, say);
    spans.push(span);
    say(tableOf([span.finding]).split("\n")[2] ?? "");
    const surprises = [...traffic.surprises].flatMap(([what, count]) => {
      const more = count - (before.get(what) ?? 0);
      return more > 0 ? [`${what} × ${more}`] : [];
    });
    if (surprises.length > 0) say(`    unexpected responses: ${surprises.join(", ")}`);
  }
  await traffic.stop();
  await judgeMails(cluster, traffic, spans, say);
  await judgeAtEnd(cluster, traffic, spans, say);
  return spans.map(({ finding }) => finding);
}

async function runOne(
  cluster: Cluster,
  traffic: Traffic,
  trouble: TrialFailure,
  watcher: { email: string; person: Person },
  say: (what: string) => void,
): Promise<TimeSpan & { finding: TrialFinding }> {
  const begin = Date.now();
  let isOver = false;
  const watching = watchForm(watcher.person, watcher.email, () => isOver);
  await wait(calm);
  const at = Date.now();
  await trouble.happen(cluster, () => traffic.untilWritten(Math.max(at, Date.now())));
  const rebuilt = await untilWhole(cluster, say);
  for (const { machine } of cluster.servers) await untilReady(machine);
  await traffic.untilWritten(Date.now());
  await wait(calm);
  isOver = true;
  const { refused, kept } = await watching;
  const span = { begin, end: Date.now() };
  const isInside = within(span);
  const reads = traffic.reads.filter(isInside);
  const of = (kind: string) => reads.filter((read) => read.kind === kind);
  const failed = (kind: string) => of(kind).filter(({ isGood }) => !isGood).length;
  const writes = traffic.writes.filter(isInside);
  const lost = findLost(writes, await readTrialRows(cluster.superuserUrl));
  const finding: TrialFinding = {
    name: trouble.name,
    acknowledged: writes.length,
    lost: lost.length,
    pages: of("page").length,
    failedPages: failed("page"),
    searches: of("search").length,
    failedSearches: failed("search"),
    gapOfReads: longestGap(
      reads.filter(({ isGood }) => isGood).map(({ at }) => at),
      span,
    ),
    gapOfWrites: longestGap(
      writes.map(({ at }) => at),
      span,
    ),
    mailsDoubled: 0,
    jobsLost: 0,
    sessionsLost: 0,
    rebuilt,
    form: `${refused}, ${kept}`,
  };
  return { ...span, finding };
}

/** Milliseconds until an operator would look at a replica that does not recover. */
const patienceWithReplicas = 240_000;

/** Waits until the cluster is complete. Returns how many replicas had to be rebuilt by hand for that. */
async function untilWhole({ patroni }: Cluster, say: (what: string) => void): Promise<number> {
  try {
    await patroni.until("all is whole again", isWhole, patienceWithReplicas);
    return 0;
  } catch (problem) {
    const stuck = findStuck(await patroni.members());
    if (stuck.length === 0) throw problem;
    say(
      `    rebuilding ${stuck.join(", ")} by hand: ${problem instanceof Error ? problem.message : problem}`,
    );
    for (const name of stuck) await patroni.reinitialize(name);
    await patroni.until("all is whole again after a rebuild", isWhole, patienceWithReplicas);
    return stuck.length;
  }
}

/** Every acknowledged account must get an email. */
async function judgeMails(
  { mail }: Cluster,
  traffic: Traffic,
  spans: (TimeSpan & { finding: TrialFinding })[],
  say: (what: string) => void,
) {
  const accounts = traffic.writes.filter(({ kind }) => kind === "account");
  const missing = () => {
    const reached = new Set(mail.received.map(({ to }) => to));
    return accounts.filter(({ key }) => !reached.has(key));
  };
  const longest = Date.now() + longestMail;
  say(`    waiting for ${missing().length} emails`);
  while (missing().length > 0 && Date.now() < longest) await wait(1000);
  for (const { finding, ...span } of spans) {
    const members = new Set(accounts.filter(within(span)).map(({ key }) => key));
    const theirs = mail.received.filter(({ to }) => members.has(to));
    finding.mailsDoubled = countDoubled(theirs.map(({ id }) => id));
    finding.jobsLost = missing().filter(({ key }) => members.has(key)).length;
  }
}

/** A later trial must not lose what an earlier one wrote, nor end a session. */
async function judgeAtEnd(
  cluster: Cluster,
  traffic: Traffic,
  spans: (TimeSpan & { finding: TrialFinding })[],
  say: (what: string) => void,
) {
  const lost = findLost(traffic.writes, await readTrialRows(cluster.superuserUrl));
  for (const { finding, ...span } of spans) finding.lost = lost.filter(within(span)).length;
  for (const { person, at } of traffic.signedIn) {
    const { status, text } = await person.get("/session");
    person.leave();
    const span = spans.find((one) => within(one)({ at }));
    if (span && (status !== 200 || JSON.parse(text).session === null)) span.finding.sessionsLost += 1;
  }
  const givenUp = await countFailedJobs(cluster.superuserUrl);
  if (givenUp.size > 0)
    say(`    failed jobs: ${[...givenUp].map(([name, count]) => `${name} × ${count}`).join(", ")}`);
  say(`    ${traffic.writes.length} writes acknowledged in total, ${lost.length} lost`);
}

async function findRecords(origin: string): Promise<string[]> {
  const found = new Set<string>();
  for (const page of [1, 2, 3, 4, 5]) {
    const text = await (await fetch(`${origin}/browse?page=${page}`)).text();
    for (const [, id] of text.matchAll(/"\/scholarship\/([^"/]{36})"/g)) found.add(`scholarship/${id}`);
  }
  return [...found];
}

async function join({ person, email }: { person: Person; email: string }) {
  const credentials = { email, password: "mango season" };
  const signUp = await person.post("/auth?mode=signup", credentials);
  if (signUp.status !== 303) throw new Error(`the watcher could not sign up: ${signUp.status}`);
  const { status } = await person.post("/auth", credentials);
  if (status !== 303) throw new Error(`the watcher could not sign in: ${status}`);
}
