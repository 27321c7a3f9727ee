import { useApolloClient } from "@apollo/client/react";
import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { messageOf } from "../../../apollo/problemsOf";
import { Button } from "../../../ui/Button";
import type { FieldLimits } from "../../../ui/form/FieldLimits";
import { TextAreaField } from "../../../ui/form/fields";
import { Box } from "../../../ui/layout/Box";
import { Stack } from "../../../ui/layout/Stack";
import { Text } from "../../../ui/layout/Text";
import { Prose } from "../../../ui/text/Prose";
import { PreviewMarkdownDocument } from "./QuestionThread.generated";

interface MarkdownTextProps {
  name: string;
  label: string;
  limits: FieldLimits;
  rows: number;
  defaultValue?: string;
  required?: boolean;
}

/** A text area whose preview is what the server will show. */
export function MarkdownText({ rows, ...field }: MarkdownTextProps) {
  const client = useApolloClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handlePreview() {
    const text = area.current?.value ?? "";
    setIsBusy(true);
    setProblem(null);
    const read = client.query({ query: PreviewMarkdownDocument, variables: { text } });
    await read.then(
      ({ data }) => setPreview(data?.previewMarkdown ?? ""),
      (error: unknown) => setProblem(messageOf(error)),
    );
    setIsBusy(false);
  }

  return (
    <Stack gap="1">
      <TextAreaField
        {...field}
        ref={area}
        rows={rows}
        hint="Markdown: **bold**, `code`, and three backticks around a block of code."
        onInput={() => setPreview(null)}
      />
      <div>
        <Button
          size="small"
          look="quiet"
          isBusy={isBusy}
          icon={<Eye size={18} aria-hidden />}
          onClick={() => void handlePreview()}
        >
          Preview
        </Button>
      </div>
      <Text role="alert" tone="brick">
        {problem}
      </Text>
      {preview !== null && (
        <Box as="section" look="sunk" padding="2" corners="small" aria-label="Preview">
          {preview ? <Prose html={preview} /> : <p>There is no text yet.</p>}
        </Box>
      )}
    </Stack>
  );
}
