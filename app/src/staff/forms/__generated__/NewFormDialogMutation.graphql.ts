/**
 * @generated SignedSource<<6e976ce53f1e892228f13ee1c023e04f>>
 * @relayHash b04adb87d7567ed36d486555b9811211
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1f2ae5a61853d6542f45a562f6bfb48ccc82699ab37663a1e7001100fd7748a

import type { ConcreteRequest } from 'relay-runtime';
export type NewFormDialogMutation$variables = {
  idempotencyKey?: string | null;
  slug: string;
  title: string;
};
export type NewFormDialogMutation$data = {
  readonly createForm: {
    readonly databaseId: number;
  };
};
export type NewFormDialogMutation = {
  response: NewFormDialogMutation$data;
  variables: NewFormDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "title"
},
v3 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  },
  {
    "kind": "Variable",
    "name": "title",
    "variableName": "title"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewFormDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "createForm",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewFormDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "createForm",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "d1f2ae5a61853d6542f45a562f6bfb48ccc82699ab37663a1e7001100fd7748a",
    "metadata": {},
    "name": "NewFormDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34740850d792335e9327a2c504474833";

export default node;
