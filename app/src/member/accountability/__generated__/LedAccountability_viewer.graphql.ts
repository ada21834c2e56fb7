/**
 * @generated SignedSource<<64a022d082193e544b656602a8347b8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LedAccountability_viewer$data = {
  readonly ledAccountabilityGroups: ReadonlyArray<{
    readonly checkedInCount: number;
    readonly databaseId: number;
    readonly memberCount: number;
    readonly name: string;
    readonly needHelpCount: number;
  }>;
  readonly " $fragmentType": "LedAccountability_viewer";
};
export type LedAccountability_viewer$key = {
  readonly " $data"?: LedAccountability_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedAccountability_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedAccountability_viewer",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedInCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needHelpCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7aacc5e147ee5ce2ca22e9d1186da24a";

export default node;
