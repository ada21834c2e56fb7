/**
 * @generated SignedSource<<015e1d05d1142a644dc79f00daea3741>>
 * @relayHash 51be265baa60347782372498b12364fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6f96e170ca144bb29817f64034e7a64a7f0e8a3330b6e02b3c9b8db3ec419b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
import type { RichText } from "@atlas/domain/richText";
export type ChangelogEntryInput = {
  body: string;
  title: string;
};
export type ChangelogDialogMutation$variables = {
  id?: number | null;
  idempotencyKey?: string | null;
  input: ChangelogEntryInput;
  revision?: number | null;
};
export type ChangelogDialogMutation$data = {
  readonly saveChangelogEntry: {
    readonly bodyTree: RichText;
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ChangelogDialog_entry">;
  };
};
export type ChangelogDialogMutation = {
  response: ChangelogDialogMutation$data;
  variables: ChangelogDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bodyTree",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangelogDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "saveChangelogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChangelogDialog_entry"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangelogDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ChangelogEntry",
        "kind": "LinkedField",
        "name": "saveChangelogEntry",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
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
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6f96e170ca144bb29817f64034e7a64a7f0e8a3330b6e02b3c9b8db3ec419b3",
    "metadata": {},
    "name": "ChangelogDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aef8c3e0d35dacc456d0daa952ee465e";

export default node;
