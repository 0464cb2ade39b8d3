import { data } from "react-router";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { shorten } from "#app/common/words/shorten.ts";
import { QuestionsAbout } from "#app/community/union/questions-about.tsx";
import { internshipPreview } from "#app/discover/previews/preview-facts.ts";
import { previewVersion } from "#app/discover/previews/preview-gallery.server.ts";
import { cycleOf } from "#app/opportunities/cycle.ts";
import { deadlineOf } from "#app/opportunities/deadline.ts";
import { findInternship } from "#app/opportunities/find-opportunity.server.ts";
import { RecordNotFound } from "#app/opportunities/record-not-found.tsx";
import { amountUnknown, detailWords, jobTypeNames, kindWords } from "#app/opportunities/words.ts";
import { InternshipWithHeart } from "#app/students/saved/card-with-heart.tsx";
import type { Route } from "./+types/internship.page.ts";
import { Detail, Story } from "./detail.tsx";
import { internshipData } from "./internship-structure.ts";
import { readDetail } from "./read-detail.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readDetail(context, "internships", params.id, findInternship);
  if (!found) return data(null, { status: 404 });
  return { ...found, version: previewVersion(internshipPreview(found.listing)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/internship/${params.id}`;
  const { notFound } = kindWords.internships;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { listing: internship, version } = loaderData;
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
  const { listing: internship, more, saved, threads, today } = loaderData;
  const deadline = deadlineOf(cycleOf(internship), today);
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
      more={more.map((other) => <InternshipWithHeart key={other.id} card={other} today={today} />)}
    >
      <Story title={kindWords.internships.about}>{internship.description}</Story>
      <QuestionsAbout kind="internship" id={internship.id} threads={threads} />
    </Detail>
  );
}
