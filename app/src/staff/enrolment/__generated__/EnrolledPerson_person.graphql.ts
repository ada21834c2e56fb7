/**
 * @generated SignedSource<<3a0a706a3bc1b21fd5f61c062b32b66a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnrolledPerson_person$data = {
  readonly accessLevelNames: ReadonlyArray<string>;
  readonly archivedAt: string | null;
  readonly batch: {
    readonly name: string;
  } | null;
  readonly databaseId: number;
  readonly email: string;
  readonly name: string;
  readonly tribeId: string;
  readonly " $fragmentType": "EnrolledPerson_person";
};
export type EnrolledPerson_person$key = {
  readonly " $data"?: EnrolledPerson_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolledPerson_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "EnrolledPerson_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tribeId",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevelNames",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "8cf8bc15bf9a1418a83f0b93c098358f";

export default node;
