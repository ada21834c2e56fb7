/**
 * @generated SignedSource<<6bb431c41ab61e237a8099f30777e823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoundDialog_viewer$data = {
  readonly peopleChoices: {
    readonly batches: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
  };
  readonly roundLeads: ReadonlyArray<{
    readonly groupName: string;
    readonly user: {
      readonly databaseId: number;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "RoundDialog_viewer";
};
export type RoundDialog_viewer$key = {
  readonly " $data"?: RoundDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundDialog_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoundDialog_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RoundLead",
      "kind": "LinkedField",
      "name": "roundLeads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PeopleChoices",
      "kind": "LinkedField",
      "name": "peopleChoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Batch",
          "kind": "LinkedField",
          "name": "batches",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "be3a2f4135297bd30f9bfb6505ae4c94";

export default node;
