import { Box } from "../layout/Box";

interface MissingNoticeProps {
  noun: string;
  others: string;
}

/** One line on the list to which a dead link leads. */
export function MissingNotice({ noun, others }: MissingNoticeProps) {
  return (
    <Box look="sunk" padding="2" corners="small" role="status">
      <p>
        That {noun} is no longer here, or its address has a typo. These are {others}.
      </p>
    </Box>
  );
}
