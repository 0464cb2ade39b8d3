import { listSponsored } from "#app/discover/sponsored/list-sponsored.server.ts";
import { SponsoredListings } from "#app/discover/sponsored/sponsored-listings.tsx";
import { sponsored } from "#app/discover/sponsored/words.ts";
import {
  findSchoolSpotlight,
  findStudentSpotlight,
} from "#app/discover/spotlights/find-spotlights.server.ts";
import { SchoolSpotlightCard, StudentSpotlightCard } from "#app/discover/spotlights/spotlights.tsx";
import { spotlightWords } from "#app/discover/spotlights/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { useIsSignedIn } from "#app/shared/layout/page.ts";
import { recordVisit } from "#app/shared/record-visit.server.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { hasProfile } from "#app/students/profile/has-profile.server.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/home.page.ts";
import { Audiences } from "./audiences.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { listNewestScholarships } from "./list-newest-scholarships.server.ts";
import { listTonight } from "./list-tonight.server.ts";
import { recordHomeVisit } from "./members/last-visit.server.ts";
import { findMemberNews } from "./members/member-news.server.ts";
import { MemberNewsSection } from "./members/member-news.tsx";
import { Tonight } from "./tonight.tsx";
import { WhatsNew } from "./whats-new.tsx";
import { callToAction, metaWords, promo } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  const { member, ...page } = await asViewer(viewer, async (db) => {
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const newest = await listNewestScholarships(db, today);
    return {
      member: await findMemberNews(db, viewer, new Date(), today),
      hasProfile: await hasProfile(db, viewer),
      newest,
      verdicts: await findVerdicts(db, applicant, "scholarship", newest, today),
      tonight: await listTonight(db, today, applicant),
      listings: await listSponsored(db, today),
      student: await findStudentSpotlight(db),
      school: await findSchoolSpotlight(db),
    };
  });
  if (viewer.kind === "visitor" || !member) return { ...page, news: null };
  const { isFirstToday, ...news } = member;
  if (isFirstToday)
    recordVisit(context, "noting the day of a visit", (db) => recordHomeVisit(db, viewer.userId, today));
  return { ...page, news };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/", appUrl: matches[0].loaderData?.appUrl });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, listings, student, school } = loaderData;
  const looker = { isSignedIn: useIsSignedIn(), hasProfile: loaderData.hasProfile };
  return (
    <>
      {loaderData.news && <MemberNewsSection news={loaderData.news} />}
      <Hero hasProfile={loaderData.hasProfile} />
      <Tonight awards={loaderData.tonight} />
      <Audiences />
      <div className="wrap grid gap-5 py-6 md:gap-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Verdicts value={loaderData.verdicts}>
          <WhatsNew scholarships={newest} />
        </Verdicts>
        <Promo {...looker} />
      </div>
      {listings.length > 0 && (
        <section aria-labelledby="sponsored" className="bg-sand py-5 md:py-14">
          <div className="wrap">
            <SectionHeading id="sponsored" title={sponsored.title} />
            <SponsoredListings listings={listings} />
          </div>
        </section>
      )}
      <Features />
      {(student || school) && (
        <section aria-labelledby="spotlights" className="bg-sand py-5 md:py-14">
          <div className="wrap">
            <SectionHeading id="spotlights" title={spotlightWords.title} />
            <div className="grid gap-3 max-md:no-scrollbar max-md:auto-cols-[88%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-2 md:grid-cols-2 md:gap-4">
              {student && <StudentSpotlightCard student={student} />}
              {school && <SchoolSpotlightCard school={school} />}
            </div>
          </div>
        </section>
      )}
      <CallToAction {...looker} />
    </>
  );
}

interface PromoProps {
  isSignedIn: boolean;
  hasProfile: boolean;
}

function Promo({ isSignedIn, hasProfile }: PromoProps) {
  const { title, text, action, to } = hasProfile ? promo.member : isSignedIn ? promo.newcomer : promo.visitor;
  return (
    <aside className="on-dark self-start rounded-panel bg-indigo p-4 md:p-7 lg:sticky lg:top-6">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <p className="mt-1 mb-3 text-on-indigo max-md:text-small md:mt-2 md:mb-5">{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </aside>
  );
}

interface CallToActionProps {
  isSignedIn: boolean;
  hasProfile: boolean;
}

/** Leads to the matches, or to creating a profile. */
function CallToAction({ isSignedIn, hasProfile }: CallToActionProps) {
  const { title, text, matchesText, browse, matches, profile } = callToAction;
  return (
    <CallToActionPanel id="call-to-action" title={title} text={hasProfile ? matchesText : text}>
      <ButtonLink to="/browse" size="large">
        {browse}
      </ButtonLink>
      {hasProfile ? (
        <ButtonLink to="/matches" size="large" look="outline">
          {matches}
        </ButtonLink>
      ) : (
        <ButtonLink to={isSignedIn ? "/profile" : "/auth?mode=signup"} size="large" look="outline">
          {profile}
        </ButtonLink>
      )}
    </CallToActionPanel>
  );
}
