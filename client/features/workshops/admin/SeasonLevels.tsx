import { ListedContent } from "../../../cms/ListedContent";
import { useNewest } from "../../../cms/useNewest";
import { cmsPaths } from "../../../cmsPaths";
import { levelFields } from "./bootcampFields";
import {
  CmsSeasonsDocument,
  CreateBootcampLevelDocument,
  DeleteBootcampLevelDocument,
  ReorderBootcampLevelsDocument,
  UpdateBootcampLevelDocument,
} from "./CmsBootcamp.generated";
import { useBootcampSend } from "./useBootcampSend";

interface SeasonLevelsProps {
  seasonId: string;
  levels: { id: string; version: number; name: string }[];
}

/** A season's levels in their order, each leading to its questions. */
export function SeasonLevels({ seasonId, levels }: SeasonLevelsProps) {
  const send = useBootcampSend(CmsSeasonsDocument);
  const readNewest = useNewest();

  return (
    <ListedContent
      nouns={{ one: "level", many: "Levels" }}
      fields={levelFields}
      items={levels}
      titleOf={({ name }) => name}
      to={({ id }) => cmsPaths.level(seasonId, id)}
      readNewest={async () =>
        (await readNewest(CmsSeasonsDocument, {}))?.cmsBootcampSeasons.find(({ id }) => id === seasonId)
          ?.levels
      }
      deeds={{
        create: (content) => send(CreateBootcampLevelDocument, { seasonId, ...content }),
        update: async (id, expectedVersion, content) => {
          const { data, error } = await send(UpdateBootcampLevelDocument, {
            id,
            expectedVersion,
            ...content,
          });
          return { record: data?.updateBootcampLevel, error };
        },
        remove: (id, expectedVersion) => send(DeleteBootcampLevelDocument, { id, expectedVersion }),
        reorder: (levelIds) => send(ReorderBootcampLevelsDocument, { seasonId, levelIds }),
      }}
    />
  );
}
