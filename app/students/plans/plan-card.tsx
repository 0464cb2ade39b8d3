import { useNavigation } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PointsByTime } from "#app/shared/ui/page/points-by-time.tsx";
import { type PlanType, prices } from "./plans.ts";
import { planNames, planWords, words } from "./words.ts";

export function PlanCard({ type, isCurrent }: { type: PlanType; isCurrent: boolean }) {
  const { per, forWhom, today, planned, term } = planWords[type];
  return (
    <Card
      as="li"
      className={classNames("flex flex-col", isCurrent && "outline-2 -outline-offset-1 outline-leaf")}
    >
      <h3 className="text-xl">{planNames[type]}</h3>
      <p className="mt-2 font-display text-3xl leading-tight font-bold text-leaf">
        {prices[type]} <span className="font-sans text-base font-normal text-ink-2">{per}</span>
      </p>
      {type !== "free" && <p className="font-semibold">{words.costsNothing}</p>}
      <p className="mt-1 mb-4 text-pretty text-ink-2">{forWhom}</p>
      <PointsByTime
        today={{ title: words.today, points: today }}
        planned={{ title: words.planned, points: planned }}
        className="grow"
      />
      <p className="mt-4 mb-5 text-ink-2">{term}</p>
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
