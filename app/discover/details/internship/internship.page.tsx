import { data } from "react-router";
import { findInternship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { RecordNotFound } from "#app/catalogue/kinds/record-not-found.tsx";
import { detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import { QuestionsAbout } from "#app/community/union/browse/questions-about.tsx";
import { previewVersion } from "#app/discover/previews/preview-cache.server.ts";
import { internshipPreview } from "#app/discover/previews/preview-facts.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { InternshipWithHeart } from "#app/students/saved/save/card-with-heart.tsx";
import { Detail, Story } from "../detail.tsx";
import { WhoMayApply } from "../facts/fact-list.tsx";
import type { CurrencyReader } from "../facts/fact-sheet.ts";
import { loadDetail } from "../load-detail.server.ts";
import type { Route } from "./+types/internship.page.ts";
import { type Internship, internshipFacts } from "./internship-facts.ts";
import { internshipJsonLd } from "./internship-json-ld.ts";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const found = await loadDetail({ context, request }, "internships", params.id, findInternship, show);
  return found ?? data(null, { status: 404 });
}

/** Only what the page needs, since loader data is sent twice. */
function show(found: Internship, reader: CurrencyReader, today: string) {
  const { id, title, company, location, description, eligibility } = found;
  const { jobType, applicationDeadline, createdAt, checkedAt } = found;
  const shown = { id, title, company, location, description, eligibility };
  return {
    listing: {
      ...shown,
      place: locationInWords(location),
      jobType,
      applicationDeadline,
      createdAt,
      checkedAt,
    },
    sheet: internshipFacts(found, reader, today),
    version: previewVersion(internshipPreview(found)),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/internship/${params.id}`;
  const { notFound } = kindWords.internships;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { listing: internship, version } = loaderData;
  const { title, company, place, description } = internship;
  return [
    ...pageMeta({
      title,
      description: shorten(`${[company, place].filter(Boolean).join(", ")}. ${description}`, 200),
      path,
      appUrl,
      kind: "article",
      image: localPath(`${path}/preview.png?v=${version}`),
    }),
    { "script:ld+json": internshipJsonLd(internship, `${appUrl}${localPath(path)}`) },
  ];
};

export default function InternshipPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <RecordNotFound kind="internships" />;
  const { listing: internship, sheet, more, saved, progress, threads, qualify, verdicts, today } = loaderData;
  return (
    <Detail
      kind="internships"
      path={`/internship/${internship.id}`}
      title={internship.title}
      byline={internship.company}
      sheet={sheet}
      qualify={qualify}
      progress={progress}
      saved={saved}
      editing={loaderData.editing}
      verdicts={verdicts}
      addedOn={todayInUtc(internship.createdAt)}
      checkedOn={internship.checkedAt && todayInUtc(internship.checkedAt)}
      officialLabel={detailWords.apply}
      questions={<QuestionsAbout kind="internship" id={internship.id} threads={threads} />}
      more={more.map((other) => <InternshipWithHeart key={other.id} card={other} today={today} />)}
    >
      <Story title={kindWords.internships.about}>{internship.description}</Story>
      <WhoMayApply rows={sheet.who}>{internship.eligibility}</WhoMayApply>
    </Detail>
  );
}
