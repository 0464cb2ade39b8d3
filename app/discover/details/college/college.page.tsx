import { data } from "react-router";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { findCollege } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { RecordNotFound } from "#app/catalogue/kinds/record-not-found.tsx";
import { detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import { tradeName } from "#app/catalogue/names/school-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { QuestionsAbout } from "#app/community/union/browse/questions-about.tsx";
import { previewVersion } from "#app/discover/previews/preview-cache.server.ts";
import { collegePreview } from "#app/discover/previews/preview-facts.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { CopiedImage } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { TextLink, textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { CollegeWithHeart } from "#app/students/saved/save/card-with-heart.tsx";
import type { Database } from "#database/database.ts";
import { Detail, Story } from "../detail.tsx";
import { FactList } from "../facts/fact-list.tsx";
import type { CurrencyReader } from "../facts/fact-sheet.ts";
import { loadDetail } from "../load-detail.server.ts";
import { collegeWords } from "../words.ts";
import type { Route } from "./+types/college.page.ts";
import { type College, collegeFacts } from "./college-facts.ts";
import { collegeJsonLd } from "./college-json-ld.ts";
import { Aid, Fees, PlaceMap, Programmes } from "./college-sections.tsx";
import { findAid } from "./find-aid.server.ts";
import { findCoursesOf } from "./find-courses-of.server.ts";
import { placeOn } from "./place-on-map.ts";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const found = await loadDetail({ context, request }, "colleges", params.id, findCollege, show);
  return found ?? data(null, { status: 404 });
}

/** Only what the page needs, since loader data is sent twice. */
async function show(found: College, reader: CurrencyReader, today: string, db: Database) {
  const { id, name, description, location, country, websiteUrl, imageUrl, logoUrl } = found;
  const { photo, logo, programs, programmes, createdAt, checkedAt } = found;
  const shown = { id, name, description, location, country, websiteUrl, imageUrl, logoUrl, photo, logo };
  return {
    listing: {
      ...shown,
      place: locationInWords(location) || placeName(country),
      programs: programmes.length > 0 ? [] : programs.map((one) => tradeName(fieldName(one))),
      createdAt,
      checkedAt,
    },
    sheet: collegeFacts(found, reader, today),
    map: placeOn(found.country, found.latitude, found.longitude),
    aid: await findAid(db, found.aid),
    courses: await findCoursesOf(db, id),
    version: previewVersion(collegePreview(found)),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { appUrl } = matches[0].loaderData ?? {};
  const path = `/college/${params.id}`;
  const { notFound } = kindWords.colleges;
  if (!loaderData) return pageMeta({ title: notFound, description: notFound, path, appUrl, isPrivate: true });
  const { listing: college, version } = loaderData;
  const { name: title, place, description } = college;
  return [
    ...pageMeta({
      title,
      description: shorten(`${place}. ${description}`, 200),
      path,
      appUrl,
      kind: "article",
      image: localPath(`${path}/preview.png?v=${version}`),
    }),
    { "script:ld+json": collegeJsonLd(college, `${appUrl}${localPath(path)}`) },
  ];
};

export default function CollegePage({ loaderData }: Route.ComponentProps) {
  const savesData = usePage()?.savesData;
  if (!loaderData) return <RecordNotFound kind="colleges" />;
  const {
    listing: college,
    sheet,
    map,
    aid,
    courses,
    more,
    saved,
    progress,
    threads,
    qualify,
    verdicts,
    today,
  } = loaderData;
  const { photo, logo } = savesData ? { photo: null, logo: null } : college;
  return (
    <Detail
      kind="colleges"
      path={`/college/${college.id}`}
      title={college.name}
      byline={college.place}
      emblem={
        logo && (
          <CopiedImage
            picture={logo}
            alt={imageWords.logoOf(college.name)}
            className="size-12 shrink-0 rounded-[11px] bg-white object-contain p-1"
          />
        )
      }
      sheet={sheet}
      qualify={qualify}
      otherFacts={[
        {
          name: collegeWords.website,
          value: sheet.hasCall && outside(college.websiteUrl, college.name, collegeWords.visitIt),
        },
        {
          name: detailWords.photo,
          value: !photo && outside(college.imageUrl, college.name, collegeWords.seeIt),
        },
        {
          name: detailWords.logo,
          value: !logo && outside(college.logoUrl, college.name, collegeWords.seeIt),
        },
      ].filter(({ value }) => value)}
      progress={progress}
      saved={saved}
      editing={loaderData.editing}
      verdicts={verdicts}
      addedOn={todayInUtc(college.createdAt)}
      checkedOn={college.checkedAt && todayInUtc(college.checkedAt)}
      officialLabel={sheet.hasCall ? detailWords.apply : detailWords.website}
      beside={map && <PlaceMap map={map} name={college.name} />}
      questions={<QuestionsAbout kind="college" id={college.id} threads={threads} />}
      more={more.map((other) => <CollegeWithHeart key={other.id} card={other} today={today} />)}
    >
      <CopiedImage
        picture={photo}
        alt={imageWords.photoOf(college.name)}
        className="h-auto w-full max-w-[30rem] rounded-card"
      />
      <Story title={kindWords.colleges.about}>{college.description}</Story>
      <Fees fees={sheet.fees} />
      <FactList title={collegeWords.entryGrades} rows={sheet.who} isFolded={sheet.programmes.length > 0} />
      <Programmes programmes={sheet.programmes} />
      {courses && (
        <p>
          <TextLink to={courses.to}>{collegeWords.courses(courses.count)}</TextLink>
        </p>
      )}
      {college.programs.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{collegeWords.programs}</h2>
          <ul className="flex flex-wrap gap-2">
            {college.programs.map((program) => (
              <li key={program}>
                <Tag tone="mint">{program}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Aid aid={aid} />
    </Detail>
  );
}

/**
 * Images of other sites are only loaded from our own copy, and not in data saver mode; otherwise they are linked: they
 * cost data and reveal who looks.
 */
const outside = (address: string | null, name: string, label: string) =>
  address &&
  isWebAddress(address) && (
    <ExternalLink href={address} about={name} className={textLinkLook}>
      {label}
    </ExternalLink>
  );
