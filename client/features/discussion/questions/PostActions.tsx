import { EyeOff, Flag, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/Button";
import { Text } from "../../../ui/layout/Text";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog";
import { showToast } from "../../../ui/overlay/toast";
import type { FormProblems } from "../../../ui/form/problems";
import { useCanEditContent } from "../../auth/useViewer";
import type { ThreadAnswer } from "./Post";
import {
  DeleteLessonAnswerDocument,
  DeleteLessonQuestionDocument,
  HidePostDocument,
  ReportPostDocument,
  ShowPostDocument,
} from "./QuestionThread.generated";
import { ReasonDialog } from "./ReasonDialog";
import { useChangePost } from "./useChangePost";

type Shown = Pick<
  ThreadAnswer,
  "id" | "hiddenAt" | "viewerCanDelete" | "viewerCanEdit" | "viewerCanReport" | "viewerHasReported"
>;

interface PostActionsProps {
  kind: "QUESTION" | "ANSWER";
  post: Shown;
  onEdit: () => void;
}

const NOUNS = { QUESTION: "question", ANSWER: "answer" };

function useModeration({ kind, post: { id } }: PostActionsProps) {
  const change = useChangePost();
  const post = { kind, id };
  return {
    report: async (reason: string) => {
      const problems = await change(ReportPostDocument, { input: { ...post, reason } });
      if (!problems) showToast("success", "Thank you. The academy will look at it.");
      return problems;
    },
    hide: async (reason: string) => change(HidePostDocument, { input: { ...post, reason } }),
    show: async () => {
      const problems = await change(ShowPostDocument, { input: post });
      if (problems?.general) showToast("error", problems.general);
    },
    remove: async () =>
      kind === "QUESTION"
        ? change(DeleteLessonQuestionDocument, { id })
        : change(DeleteLessonAnswerDocument, { id }),
  };
}

interface DialogsProps {
  noun: string;
  open: "report" | "hide" | "delete" | null;
  onClose: () => void;
  actions: ReturnType<typeof useModeration>;
}

function PostDialogs({ noun, open, onClose, actions }: DialogsProps) {
  async function handleDelete(): Promise<FormProblems | void> {
    const problems = await actions.remove();
    if (problems) return problems;
    onClose();
  }

  return (
    <>
      <ReasonDialog
        title={`Report this ${noun}?`}
        label="What is wrong?"
        hint="Only the academy reads it."
        submitLabel="Report"
        isOpen={open === "report"}
        onClose={onClose}
        onSubmit={actions.report}
      />
      <ReasonDialog
        title={`Hide this ${noun}?`}
        label="Why?"
        hint="Its author reads this. Learners no longer see the text; you can show it again."
        submitLabel="Hide"
        isOpen={open === "hide"}
        onClose={onClose}
        onSubmit={actions.hide}
      />
      <ConfirmDialog
        title={`Delete your ${noun}?`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        isOpen={open === "delete"}
        onClose={onClose}
        onConfirm={handleDelete}
      >
        <p>This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}

export function PostActions(props: PostActionsProps) {
  const { kind, post, onEdit } = props;
  const [open, setOpen] = useState<DialogsProps["open"]>(null);
  const isStaff = useCanEditContent();
  const actions = useModeration(props);
  const noun = NOUNS[kind];
  const quiet = { look: "quiet", size: "small" } as const;
  return (
    <>
      {post.viewerCanEdit && (
        <Button {...quiet} icon={<Pencil size={16} aria-hidden />} onClick={onEdit}>
          Edit<span className="visually-hidden"> your {noun}</span>
        </Button>
      )}
      {post.viewerCanDelete && (
        <Button {...quiet} icon={<Trash2 size={16} aria-hidden />} onClick={() => setOpen("delete")}>
          Delete<span className="visually-hidden"> your {noun}</span>
        </Button>
      )}
      {post.viewerCanReport && !post.viewerHasReported && (
        <Button {...quiet} icon={<Flag size={16} aria-hidden />} onClick={() => setOpen("report")}>
          Report<span className="visually-hidden"> this {noun}</span>
        </Button>
      )}
      {post.viewerHasReported && (
        <Text as="span" size="small" tone="muted">
          You reported this
        </Text>
      )}
      {isStaff && !post.hiddenAt && (
        <Button {...quiet} icon={<EyeOff size={16} aria-hidden />} onClick={() => setOpen("hide")}>
          Hide<span className="visually-hidden"> this {noun}</span>
        </Button>
      )}
      {isStaff && post.hiddenAt && (
        <Button {...quiet} onClick={() => void actions.show()}>
          Show again
        </Button>
      )}
      <PostDialogs noun={noun} open={open} onClose={() => setOpen(null)} actions={actions} />
    </>
  );
}
