/**
 * @generated SignedSource<<6d9da0ad63d95167edd0e9c03384c424>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWaitingColumns_people$data = ReadonlyArray<{
  readonly consent: boolean;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly email: string;
  readonly firstName: string;
  readonly funnel: {
    readonly name: string;
  } | null;
  readonly user: {
    readonly databaseId: number;
  } | null;
  readonly " $fragmentType": "useWaitingColumns_people";
}>;
export type useWaitingColumns_people$key = ReadonlyArray<{
  readonly " $data"?: useWaitingColumns_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWaitingColumns_people">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useWaitingColumns_people",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Funnel",
      "kind": "LinkedField",
      "name": "funnel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OptIn",
  "abstractKey": null
};
})();

(node as any).hash = "8b64da7ef3990d98d40e0b866c786d84";

export default node;
