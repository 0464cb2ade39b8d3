import { GuardianForm } from "#app/accounts/rights/guardian-form.tsx";
import { Form } from "#app/shared/forms/form.tsx";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { SignOut } from "./sign-out.tsx";
import { wordsAbout } from "./student/words.ts";

const heading = "font-display text-xl font-bold";
const lead = "mt-1 text-ink-2";

export const MatchesCard = () => (
  <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 max-sm:sr-only">
      <h2 className={heading}>View My Matches</h2>
      <p className={`${lead} max-sm:hidden`}>Scholarships, colleges and internships that fit your profile.</p>
    </div>
    <ButtonLink to="/matches" look="forest">
      View My Matches
      <Icon name="arrow" className="size-4" />
    </ButtonLink>
  </Card>
);

export const ConfirmCard = ({ email }: { email: string }) => (
  <Card className="border-marigold bg-marigold-pale text-marigold-ink">
    <h2 className={heading}>Confirm your email</h2>
    <p className="mt-1">
      We sent a link to {email}. Alerts and the newsletter go only to confirmed addresses, and posts and votes
      in the Student Union count only from them.
    </p>
    <Form method="post" action="/auth/resend" className="mt-3">
      <input type="hidden" name="email" value={email} />
      <Button look="outline">Send the link again</Button>
    </Form>
  </Card>
);

export const CircumstancesCard = () => (
  <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h2 className={heading}>Circumstances</h2>
    <ButtonLink to="/profile/circumstances" look="outline" size="small">
      Open the page
    </ButtonLink>
    <p className="w-full text-ink-2 max-sm:text-sm">{wordsAbout("you").circumstances}</p>
  </Card>
);

interface ConsentFacts {
  guardianEmail: string;
  hasConsented: boolean;
}

export const GuardianCard = ({ consent }: { consent: ConsentFacts | null }) => (
  <Card>
    <h2 className={heading}>A guardian's consent</h2>
    {consent?.hasConsented ? (
      <p className={lead}>{consent.guardianEmail} has agreed to the newsletter and to public posts.</p>
    ) : (
      <>
        <p className={lead}>
          You're under 18, so a parent or guardian has to agree before we send you the newsletter or you post
          in public.
          {consent && ` We wrote to ${consent.guardianEmail} and are waiting for an answer.`}
        </p>
        <div className="mt-4">
          <GuardianForm />
        </div>
      </>
    )}
  </Card>
);

const row = "flex min-h-12 items-center justify-between gap-3 font-semibold no-underline hover:text-leaf";

export const MoreCard = ({ isAdmin, isParent }: { isAdmin: boolean; isParent: boolean }) => (
  <Card>
    <h2 className="sr-only">Your account</h2>
    <ul className="-my-2 divide-y divide-line">
      {isAdmin && (
        <li>
          <Link to="/admin" className={row}>
            Admin area <Icon name="chevron" className="size-4" />
          </Link>
        </li>
      )}
      {isParent && (
        <li>
          <Link to="/profile/children" className={row}>
            Your children <Icon name="chevron" className="size-4" />
          </Link>
        </li>
      )}
      <li>
        <Link to="/profile/alerts" className={row}>
          Alerts, reminders and newsletter <Icon name="chevron" className="size-4" />
        </Link>
      </li>
      <li>
        <Link to="/profile/security" className={row}>
          Sign-in and security <Icon name="chevron" className="size-4" />
        </Link>
      </li>
      <li>
        <Link to="/profile/data" className={row}>
          Your data: download or delete <Icon name="chevron" className="size-4" />
        </Link>
      </li>
      <li>
        <Link to="/privacy" className={row}>
          Privacy <Icon name="chevron" className="size-4" />
        </Link>
      </li>
    </ul>
    <SignOut />
  </Card>
);
