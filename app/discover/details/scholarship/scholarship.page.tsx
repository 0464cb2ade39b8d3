import { data } from "react-router";
import { findScholarship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { RecordNotFound } from "#app/catalogue/kinds/record-not-found.tsx";
import { amountWords, detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { QuestionsAbout } from "#app/community/union/browse/questions-about.tsx";
import { previewVersion } from "#app/discover/previews/preview-cache.server.ts";
import { scholarshipPreview } from "#app/discover/previews/preview-facts.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { ScholarshipWithHeart } from "#app/students/saved/save/card-with-heart.tsx";
import { Detail, Story } from "../detail.tsx";
import { WhoMayApply } from "../facts/fact-list.tsx";
import type { CurrencyReader } from "../facts/fact-sheet.ts";
import { loadDetail } from "../load-detail.server.ts";
import type { Route } from "./+types/scholarship.page.ts";
import { type Scholarship, scholarshipFacts } from "./scholarship-facts.ts";
import { scholarshipJsonLd } from "./scholarship-json-ld.ts";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const found = await loadDetail({ context, request }, "scholarships", params.id, findScholarship, show);
  return found ?? data(null, { status: 404 });
}

/** Only what the page needs, since loader data is sent twice. */
function show(found: Scholarship, reader: CurrencyReader, today: string) {
  const { id, title, description, amount, eligibility, applicationUrl, createdAt, checkedAt } = found;
  return {
    listing: { id, title, description, amount, eligibility, applicationUrl, createdAt, checkedAt },
    sheet: scholarshipFacts(found, reader, today),
    version: previewVersion(scholarshipPreview(found)),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/scholarship/${params.id}`;
  const { notFound } = kindWords.scholarships;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { listing: scholarship, version } = loaderData;
  const { title, amount, description } = scholarship;
  return [
    ...pageMeta({
      title,
      description: shorten(`${amount || amountWords.unknown}. ${description}`, 200),
      path,
      appUrl,
      kind: "article",
      image: localPath(`${path}/preview.png?v=${version}`),
    }),
    { "script:ld+json": scholarshipJsonLd(scholarship, `${appUrl}${localPath(path)}`) },
  ];
};

export default function ScholarshipPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <RecordNotFound kind="scholarships" />;
  const {
    listing: scholarship,
    sheet,
    more,
    saved,
    progress,
    threads,
    qualify,
    verdicts,
    today,
  } = loaderData;
  return (
    <Detail
      kind="scholarships"
      path={`/scholarship/${scholarship.id}`}
      title={scholarship.title}
      sheet={sheet}
      qualify={qualify}
      progress={progress}
      saved={saved}
      editing={loaderData.editing}
      verdicts={verdicts}
      addedOn={todayInUtc(scholarship.createdAt)}
      checkedOn={scholarship.checkedAt && todayInUtc(scholarship.checkedAt)}
      officialLabel={detailWords.apply}
      questions={<QuestionsAbout kind="scholarship" id={scholarship.id} threads={threads} />}
      more={more.map((other) => <ScholarshipWithHeart key={other.id} card={other} today={today} />)}
    >
      <Story title={kindWords.scholarships.about}>{scholarship.description}</Story>
      <WhoMayApply rows={sheet.who}>{scholarship.eligibility}</WhoMayApply>
    </Detail>
  );
}
