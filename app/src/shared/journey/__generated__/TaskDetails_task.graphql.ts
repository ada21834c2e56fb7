/**
 * @generated SignedSource<<17f25393ec780d519c11625fa2b47014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type TaskDetails_task$data = {
  readonly actionLabel: string;
  readonly actionTarget: string | null;
  readonly databaseId: number;
  readonly descriptionTree: RichText;
  readonly reopenedEvidence: string | null;
  readonly title: string;
  readonly " $fragmentType": "TaskDetails_task";
};
export type TaskDetails_task$key = {
  readonly " $data"?: TaskDetails_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskDetails_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskDetails_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionTree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actionLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actionTarget",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopenedEvidence",
      "storageKey": null
    }
  ],
  "type": "Task",
  "abstractKey": null
};

(node as any).hash = "42a89f294d9d115bbfc436dabd7b7ddf";

export default node;
