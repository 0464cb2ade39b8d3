import { GuardianForm } from "#app/accounts/guardian/guardian-form.tsx";
import { Form } from "#app/shared/forms/form.tsx";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { bannedWords, guardianWords, obstacles, unconfirmedWords } from "../words.ts";
import { obstacleText } from "./text-words.ts";

/** Why a member can't write yet, with the way to change that. */
export type ShownObstacle =
  | { kind: "visitor" | "age" | "name" }
  | { kind: "guardian"; guardianEmail: string | null }
  | { kind: "unconfirmed"; email: string }
  | { kind: "banned"; reason: string; endsOn: string | null };

export function ObstacleNotice({ obstacle, comeBackTo }: { obstacle: ShownObstacle; comeBackTo: string }) {
  if (obstacle.kind === "banned")
    return (
      <p role="note" className="rounded-card bg-clay-pale px-4 py-3.5 text-clay-ink">
        {bannedWords(obstacle.reason, obstacle.endsOn)}
      </p>
    );
  if (obstacle.kind === "unconfirmed") return <UnconfirmedNotice email={obstacle.email} />;
  if (obstacle.kind === "guardian")
    return (
      <div role="note" className="grid gap-3 rounded-card bg-sand px-4 py-4">
        <p className="min-w-0 break-words">{guardianWords(obstacle.guardianEmail)}</p>
        <GuardianForm back={comeBackTo} />
      </div>
    );
  const { text, action, to } = obstacles[obstacle.kind];
  return (
    <div role="note" className="grid justify-items-start gap-3 rounded-card bg-sand px-4 py-4">
      <p>{text}</p>
      <ButtonLink
        to={obstacle.kind === "age" ? to : `${to}?${new URLSearchParams({ return: comeBackTo })}`}
        look="forest"
      >
        {action}
      </ButtonLink>
    </div>
  );
}

const UnconfirmedNotice = ({ email }: { email: string }) => (
  <div role="note" className="grid justify-items-start gap-3 rounded-card bg-sand px-4 py-4">
    <p className="min-w-0 break-words">{unconfirmedWords(email)}</p>
    <Form method="post" action="/auth/resend" opensPage>
      <input type="hidden" name="email" value={email} />
      <Button look="forest">{obstacleText.sendAgain}</Button>
    </Form>
  </div>
);
