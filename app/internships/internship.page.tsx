import { data } from "react-router";
import { todayInUtc } from "#app/calendar/days.ts";
import { viewerContext } from "#app/context.ts";
import { pageMeta } from "#app/frame/meta.ts";
import { readId } from "#app/frame/read-id.ts";
import { deadlineOf } from "#app/opportunities/deadline.ts";
import { Detail, Story } from "#app/opportunities/detail.tsx";
import { findInternship } from "#app/opportunities/find-opportunity.server.ts";
import { moreLikeThis } from "#app/opportunities/more-like-this.server.ts";
import { RecordNotFound } from "#app/opportunities/record-not-found.tsx";
import { shorten } from "#app/opportunities/shorten.ts";
import { amountUnknown, detailWords, jobTypeNames, kindWords } from "#app/opportunities/words.ts";
import { internshipPreview } from "#app/previews/preview-facts.ts";
import { previewVersion } from "#app/previews/preview-shelf.server.ts";
import { findSavedIds } from "#app/saved/find-saved-ids.server.ts";
import { QuestionsAbout } from "#app/union/questions-about.tsx";
import { listThreadsAbout } from "#app/union/threads-about.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/internship.page.ts";
import { InternshipCard } from "./internship-card.tsx";
import { internshipData } from "./structured-data.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readId(params.id);
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  const found =
    id &&
    (await asViewer(viewer, async (db) => {
      const internship = await findInternship(db, id);
      if (!internship) return null;
      const more = await moreLikeThis(db, "internships", internship, today);
      const saved = await findSavedIds(db, viewer, "internship", [internship, ...more]);
      return { internship, more, saved, threads: await listThreadsAbout(db, "internship", id) };
    }));
  if (!found) return data(null, { status: 404 });
  return { ...found, today, version: previewVersion(internshipPreview(found.internship)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/internship/${params.id}`;
  const { notFound } = kindWords.internships;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { internship, version } = loaderData;
  const { title, company, location, description } = internship;
  return [
    ...pageMeta({
      title,
      description: shorten(`${[company, location].filter(Boolean).join(", ")}. ${description}`, 200),
      path,
      appUrl,
      kind: "article",
      image: `${path}/preview.png?v=${version}`,
    }),
    { "script:ld+json": internshipData(internship, `${appUrl}${path}`) },
  ];
};

export default function InternshipPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <RecordNotFound kind="internships" />;
  const { internship, more, saved, threads, today } = loaderData;
  const deadline = deadlineOf(internship.applicationDeadline, false, today);
  return (
    <Detail
      kind="internships"
      path={`/internship/${internship.id}`}
      title={internship.title}
      byline={internship.company}
      deadline={deadline}
      facts={[
        { name: "Company", value: internship.company },
        { name: deadline.name, value: deadline.text },
        { name: "Location", value: internship.location },
        { name: "Duration", value: internship.duration || amountUnknown },
        { name: "Type", value: jobTypeNames[internship.jobType ?? "internship"] },
        { name: "Field", value: internship.field },
        { name: "Pay", value: internship.salaryRange },
      ]}
      saved={saved}
      addedOn={todayInUtc(internship.createdAt)}
      checkedOn={internship.checkedAt && todayInUtc(internship.checkedAt)}
      officialUrl={internship.applicationUrl}
      officialLabel={detailWords.apply}
      more={more.map((other) => <InternshipCard key={other.id} internship={other} today={today} />)}
    >
      <Story title={kindWords.internships.about}>{internship.description}</Story>
      <QuestionsAbout kind="internship" id={internship.id} threads={threads} />
    </Detail>
  );
}
