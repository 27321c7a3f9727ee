import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsBatchClassesDocument } from "./Classes.generated";
import { ClassesPanel } from "./ClassesPanel";

interface BatchClassesPanelProps {
  batchId: string;
}

export function BatchClassesPanel({ batchId }: BatchClassesPanelProps) {
  const { batch } = useLatestQuery(CmsBatchClassesDocument, { id: batchId });
  return <ClassesPanel parent={{ batchId }} classes={batch?.classes ?? []} />;
}
