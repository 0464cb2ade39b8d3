import { data } from "react-router";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { shorten } from "#app/common/words/shorten.ts";
import { QuestionsAbout } from "#app/community/union/questions-about.tsx";
import { scholarshipPreview } from "#app/discover/previews/preview-facts.ts";
import { previewVersion } from "#app/discover/previews/preview-gallery.server.ts";
import { cycleOf } from "#app/opportunities/cycle.ts";
import { deadlineOf } from "#app/opportunities/deadline.ts";
import { findScholarship } from "#app/opportunities/find-opportunity.server.ts";
import { RecordNotFound } from "#app/opportunities/record-not-found.tsx";
import { amountUnknown, detailWords, gpaNames, kindWords, levelsInWords } from "#app/opportunities/words.ts";
import { ScholarshipWithHeart } from "#app/students/saved/card-with-heart.tsx";
import type { Route } from "./+types/scholarship.page.ts";
import { Detail, Story } from "./detail.tsx";
import { readDetail } from "./read-detail.server.ts";
import { scholarshipData } from "./scholarship-structure.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readDetail(context, "scholarships", params.id, findScholarship);
  if (!found) return data(null, { status: 404 });
  return { ...found, version: previewVersion(scholarshipPreview(found.listing)) };
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
      description: shorten(`${amount || amountUnknown}. ${description}`, 200),
      path,
      appUrl,
      kind: "article",
      image: `${path}/preview.png?v=${version}`,
    }),
    { "script:ld+json": scholarshipData(scholarship, `${appUrl}${path}`) },
  ];
};

export default function ScholarshipPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <RecordNotFound kind="scholarships" />;
  const { listing: scholarship, more, saved, threads, today } = loaderData;
  const deadline = deadlineOf(cycleOf(scholarship), today);
  return (
    <Detail
      kind="scholarships"
      path={`/scholarship/${scholarship.id}`}
      title={scholarship.title}
      deadline={deadline}
      facts={[
        { name: "Amount", value: scholarship.amount || amountUnknown },
        { name: deadline.name, value: deadline.text },
        { name: "Field of study", value: scholarship.fieldOfStudy },
        { name: "Where you study", value: scholarship.country },
        { name: "Level", value: levelsInWords(scholarship.educationLevel) },
        { name: "GPA required", value: gpaNames[scholarship.gpaRequirement] },
      ]}
      saved={saved}
      addedOn={todayInUtc(scholarship.createdAt)}
      checkedOn={scholarship.checkedAt && todayInUtc(scholarship.checkedAt)}
      officialUrl={scholarship.applicationUrl}
      officialLabel={detailWords.apply}
      more={more.map((other) => <ScholarshipWithHeart key={other.id} card={other} today={today} />)}
    >
      <Story title={kindWords.scholarships.about}>{scholarship.description}</Story>
      <Story title={detailWords.whoMayApply}>{scholarship.eligibility}</Story>
      <QuestionsAbout kind="scholarship" id={scholarship.id} threads={threads} />
    </Detail>
  );
}
