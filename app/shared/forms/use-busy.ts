import { useNavigation } from "react-router";

/** True while a form of this page is being submitted; with `intent`, only if that button submitted it. */
export function useBusy(intent?: string): boolean {
  const { state, formData } = useNavigation();
  if (state === "idle" || !formData) return false;
  return intent === undefined || formData.get("intent") === intent;
}
