import type { ConversationState } from "../../../../../shop/messages/conversation.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = { open: "action", waiting: "neutral", closed: "good" } as const;

export function ConversationStateBadge({ state }: { state: ConversationState }) {
  const { t } = useWords("office-messages");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
