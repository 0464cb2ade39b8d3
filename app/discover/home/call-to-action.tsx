import { ButtonLink } from "#app/shared/ui/button.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { callToAction } from "./words.ts";

interface CallToActionProps {
  isSignedIn: boolean;
  hasProfile: boolean;
}

/** Leads to the matches, or to creating a profile. */
export function CallToAction({ isSignedIn, hasProfile }: CallToActionProps) {
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
