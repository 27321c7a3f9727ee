import type { DocumentNode, FragmentType, MaybeMasked, TypedDocumentNode } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";

/** Unmasks a component's own fragment and re-renders on cache changes. */
export function useFragmentData<T>(fragment: TypedDocumentNode<T>, from: FragmentType<T>[]): MaybeMasked<T>[];
export function useFragmentData<T>(fragment: TypedDocumentNode<T>, from: FragmentType<T>): MaybeMasked<T>;
export function useFragmentData<T>(
  fragment: TypedDocumentNode<T>,
  from: FragmentType<T> | FragmentType<T>[],
): unknown {
  // Without different variables, Apollo caches a list of one object under the same key as that object.
  const variables = Array.isArray(from) ? {} : undefined;
  return useSuspenseFragment<T>({ fragment, fragmentName: ownName(fragment), variables, from }).data;
}

/** Codegen puts the fragment itself first in its document, then those it spreads. */
function ownName({ definitions: [own] }: DocumentNode): string | undefined {
  return own && "name" in own ? own.name?.value : undefined;
}
