import { useNavigation } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { type PlanType, plans } from "./plans.ts";
import { words } from "./words.ts";

export function PlanCard({ type, isCurrent }: { type: PlanType; isCurrent: boolean }) {
  const { name, price, per, forWhom, points, planned } = plans[type];
  return (
    <Card
      as="li"
      className={classNames("flex flex-col", isCurrent && "outline-2 -outline-offset-1 outline-leaf")}
    >
      <h3 className="text-xl">{name}</h3>
      <p className="mt-2 font-display text-3xl leading-tight font-bold text-leaf">
        {price} <span className="font-sans text-base font-normal text-ink-2">{per}</span>
      </p>
      <p className="mt-1 mb-4 text-pretty text-ink-2">{forWhom}</p>
      <div className="mb-6 grid grow content-start gap-4">
        <CheckList points={points} />
        {planned.length > 0 && <Planned points={planned} />}
      </div>
      {isCurrent ? (
        <Button type="button" look="outline" isWide disabled>
          {words.current}
        </Button>
      ) : (
        <ChooseForm type={type} />
      )}
    </Card>
  );
}

const Planned = ({ points }: { points: readonly string[] }) => (
  <div className="text-ink-2">
    <p className="mb-1.5 text-sm font-semibold">{words.planned}</p>
    <ul className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Icon name="clock" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  </div>
);

function ChooseForm({ type }: { type: PlanType }) {
  const underWay = useNavigation().formData?.get("plan");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="plan" value={type} />
      <Button
        look={type === "premium" ? "forest" : "outline"}
        isWide
        isBusy={underWay === type}
        busyLabel={words.busy}
        disabled={Boolean(underWay)}
      >
        {words.choose(type)}
      </Button>
    </Form>
  );
}
