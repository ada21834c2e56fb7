/**
 * @generated SignedSource<<520cfde4f5ea774039b5f792d5b88d8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionKind = "CHOOSE_ONE" | "RANK_THREE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RoundDialog_round$data = {
  readonly batch: {
    readonly databaseId: number;
  } | null;
  readonly closesAt: string;
  readonly databaseId: number;
  readonly kind: SelectionKind;
  readonly name: string;
  readonly opensAt: string;
  readonly revision: number;
  readonly seats: ReadonlyArray<{
    readonly lead: {
      readonly databaseId: number;
      readonly name: string;
    };
    readonly seats: number;
  }>;
  readonly " $fragmentType": "RoundDialog_round";
};
export type RoundDialog_round$key = {
  readonly " $data"?: RoundDialog_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundDialog_round">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoundDialog_round",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Batch",
      "kind": "LinkedField",
      "name": "batch",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoundSeat",
      "kind": "LinkedField",
      "name": "seats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "lead",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SelectionRound",
  "abstractKey": null
};
})();

(node as any).hash = "2b6197e81cbfca237439f7cf29f8d31d";

export default node;
