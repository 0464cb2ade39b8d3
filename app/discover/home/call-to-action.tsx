import { ButtonLink } from "#app/common/ui/button.tsx";
import { CallPanel } from "#app/common/ui/call-panel.tsx";
import { callToAction } from "./words.ts";

export function CallToAction() {
  return (
    <CallPanel id="call-to-action" title={callToAction.title} text={callToAction.text}>
      <ButtonLink to="/browse" size="large">
        {callToAction.browse}
      </ButtonLink>
      <ButtonLink to="/auth?mode=signup" size="large" look="outline">
        {callToAction.profile}
      </ButtonLink>
    </CallPanel>
  );
}
