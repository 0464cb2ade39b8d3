import { useNavigation } from "react-router";

/** True while a form of this page is on its way; with a name, only the one that was sent by the button of that name. */
export function useBusy(intent?: string): boolean {
  const { state, formData } = useNavigation();
  if (state === "idle" || !formData) return false;
  return intent === undefined || formData.get("intent") === intent;
}
