import { data } from "react-router";
import { todayInUtc } from "#app/calendar/days.ts";
import { viewerContext } from "#app/context.ts";
import { pageMeta } from "#app/frame/meta.ts";
import { readId } from "#app/frame/read-id.ts";
import { deadlineOf } from "#app/opportunities/deadline.ts";
import { Detail, Story } from "#app/opportunities/detail.tsx";
import { findScholarship } from "#app/opportunities/find-opportunity.server.ts";
import { moreLikeThis } from "#app/opportunities/more-like-this.server.ts";
import { RecordNotFound } from "#app/opportunities/record-not-found.tsx";
import { shorten } from "#app/opportunities/shorten.ts";
import { amountUnknown, detailWords, gpaNames, kindWords, levelsInWords } from "#app/opportunities/words.ts";
import { scholarshipPreview } from "#app/previews/preview-facts.ts";
import { previewVersion } from "#app/previews/preview-shelf.server.ts";
import { findSavedIds } from "#app/saved/find-saved-ids.server.ts";
import { QuestionsAbout } from "#app/union/questions-about.tsx";
import { listThreadsAbout } from "#app/union/threads-about.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/scholarship.page.ts";
import { ScholarshipCard } from "./scholarship-card.tsx";
import { scholarshipData } from "./structured-data.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readId(params.id);
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  const found =
    id &&
    (await asViewer(viewer, async (db) => {
      const scholarship = await findScholarship(db, id);
      if (!scholarship) return null;
      const more = await moreLikeThis(db, "scholarships", scholarship, today);
      const saved = await findSavedIds(db, viewer, "scholarship", [scholarship, ...more]);
      return { scholarship, more, saved, threads: await listThreadsAbout(db, "scholarship", id) };
    }));
  if (!found) return data(null, { status: 404 });
  return { ...found, today, version: previewVersion(scholarshipPreview(found.scholarship)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/scholarship/${params.id}`;
  const { notFound } = kindWords.scholarships;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { scholarship, version } = loaderData;
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
  const { scholarship, more, saved, threads, today } = loaderData;
  const deadline = deadlineOf(scholarship.deadline, scholarship.deadlineExpected, today);
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
      more={more.map((other) => <ScholarshipCard key={other.id} scholarship={other} today={today} />)}
    >
      <Story title={kindWords.scholarships.about}>{scholarship.description}</Story>
      <Story title={detailWords.whoMayApply}>{scholarship.eligibility}</Story>
      <QuestionsAbout kind="scholarship" id={scholarship.id} threads={threads} />
    </Detail>
  );
}
