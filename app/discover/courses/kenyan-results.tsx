import type { ExamForm } from "#app/catalogue/courses/exam-form.ts";
import { meanOfKcse } from "#app/catalogue/courses/kenya/kcse.ts";
import { portalClusters } from "#app/catalogue/courses/kenya/portal-minimums.ts";
import { type PortalPoints, portalField } from "#app/catalogue/courses/kenya/portal-points.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { listNames, withColon } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { controlLook } from "#app/shared/ui/fields/field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { describeMean } from "./describe-mean.ts";
import { courseWords as words } from "./words.ts";

interface KenyanResultsProps {
  exam: ExamForm;
  ranks: ReadonlyMap<string, number>;
  /** Empty unless the clusters page is open. */
  clusters: readonly {
    cluster: number;
    points: number | null;
    isOfficial: boolean;
    sum: number;
    subjects: readonly string[];
  }[];
  toClusters: string;
  portal: PortalPoints;
  /** The other parameters of the URL. */
  keeps: Record<string, string>;
}

/** The lowest total of a C+. */
const degreeTotal = 46;

/** Mean grade, points and cluster points, each with its sum. */
export function KenyanResults({ exam, ranks, clusters, toClusters, portal, keeps }: KenyanResultsProps) {
  const mean = describeMean(exam, ranks);
  if (!mean) return <p className="mt-4 font-semibold">{words.tooFew}</p>;
  const isBelowDegree = (meanOfKcse(ranks)?.total ?? 0) < degreeTotal;
  return (
    <div className="mt-4">
      <p className="text-lg">
        <b>{mean.grade}</b> {mean.sum}
      </p>
      <p className="text-sm text-ink-2">
        {mean.parts}
        <span className="block">
          {withColon(words.bestFive)} <span lang="en">{mean.others}</span>
        </span>
      </p>
      {isBelowDegree && <BelowDegree />}
      {clusters.length > 0 ? (
        <>
          <ClusterTable clusters={clusters} />
          <PortalForm {...{ portal, keeps }} />
        </>
      ) : (
        <TextLink to={toClusters}>{words.clusterPoints}</TextLink>
      )}
    </div>
  );
}

const ClusterTable = ({ clusters }: Pick<KenyanResultsProps, "clusters">) => (
  <section aria-labelledby="clusters" className="mt-3">
    <h2 id="clusters" className="text-xl">
      {words.clusterPoints}
    </h2>
    <p className="max-w-[65ch] text-sm text-ink-2">{words.estimate}</p>
    <table className="mt-2 w-full max-w-2xl text-left text-sm wrap-anywhere">
      <thead>
        <tr>
          <th>{words.cluster}</th>
          <th>{words.points}</th>
          <th>{words.fourSubjects}</th>
        </tr>
      </thead>
      <tbody>
        {clusters.map(({ cluster, points, isOfficial, sum, subjects }) => (
          <tr key={cluster} className="border-t border-line">
            <td className="py-1">{cluster}</td>
            <td className="font-semibold">{points?.toFixed(3)}</td>
            <td className="text-ink-2">
              {isOfficial
                ? words.ofPortal
                : points === null
                  ? words.noPoints
                  : words.clusterSum(listNames(subjects), sum)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** One field for each cluster of the portal. The form changes only the URL: nothing is stored. */
const PortalForm = ({ portal, keeps }: Pick<KenyanResultsProps, "portal" | "keeps">) => (
  <details className="group mt-5 max-w-2xl rounded-card border border-line bg-card" open={portal.size > 0}>
    <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold">
      {words.portalPoints}
      <Icon name="chevron" className="ml-auto size-4 rotate-90 group-open:-rotate-90" />
    </summary>
    <Form action="/courses" id="portal" className="scroll-mt-20 px-4 pb-4">
      {Object.entries(keeps).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-3 text-sm text-ink-2">{words.portalHint}</p>
      {[...portalClusters].map(([number, name]) => (
        <label
          key={number}
          className="grid min-h-13 grid-cols-[minmax(0,1fr)_5rem] items-center gap-3 border-t border-line py-1"
        >
          {words.portalCluster(number, name)}
          <input
            name={portalField(number)}
            defaultValue={portal.get(number)?.toString() ?? ""}
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            className={controlLook}
          />
        </label>
      ))}
      <Button type="submit" className="mt-3">
        {words.usePoints}
      </Button>
    </Form>
  </details>
);

const BelowDegree = () => (
  <section
    aria-labelledby="levels"
    className="mt-3 max-w-[65ch] rounded-card bg-indigo-pale p-4 text-indigo-ink"
  >
    <h2 id="levels" className="text-xl">
      {words.belowDegree}
    </h2>
    {words.belowDegreeText.map((text) => (
      <p key={text} className="mt-1">
        {text}
      </p>
    ))}
    <ul className="mt-1">
      {words.belowDegreePlaces.map(({ label, q }) => (
        <li key={q}>
          <TextLink
            to={`/browse?${new URLSearchParams({ tab: "colleges", country: "Kenya", q })}`}
            className="text-inherit"
          >
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
    <p className="text-sm">
      {withColon(words.belowDegreeSource)}{" "}
      <HostLink
        href="https://whownskenya.com/kuccps-announces-minimum-entry-grades-for-degree-diploma-and-artisan-courses"
        label={words.source}
        className="text-inherit"
      />
    </p>
  </section>
);
