/**
 * @generated SignedSource<<8cea3da87cd7d87926ff2748b5b002ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountabilityGroupView_viewer$data = {
  readonly ledAccountabilityGroups: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AccountabilityGroupView_viewer";
};
export type AccountabilityGroupView_viewer$key = {
  readonly " $data"?: AccountabilityGroupView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountabilityGroupView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountabilityGroupView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountabilityGroup",
      "kind": "LinkedField",
      "name": "ledAccountabilityGroups",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c686cef5d543fadaf8a92a967d7f4809";

export default node;
