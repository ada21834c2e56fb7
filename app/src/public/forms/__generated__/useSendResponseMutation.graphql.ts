/**
 * @generated SignedSource<<72b836875a495e216c88b0036883ecf1>>
 * @relayHash b2203add07aa7636f8e63e6d462fdf71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64e70acd9d7533d48f354fd2f858c0c42aa9e3da1c2bc0f3d202fcd2c149886f

import type { ConcreteRequest } from 'relay-runtime';
export type useSendResponseMutation$variables = {
  answers: unknown;
  consent?: boolean | null;
  email?: string | null;
  key: string;
  slug: string;
  version: number;
  website?: string | null;
};
export type useSendResponseMutation$data = {
  readonly submitForm: {
    readonly stage: {
      readonly name: string;
      readonly number: number;
    } | null;
  } | null;
};
export type useSendResponseMutation = {
  response: useSendResponseMutation$data;
  variables: useSendResponseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consent"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v7 = [
  {
    "kind": "Variable",
    "name": "answers",
    "variableName": "answers"
  },
  {
    "kind": "Variable",
    "name": "consent",
    "variableName": "consent"
  },
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  },
  {
    "kind": "Variable",
    "name": "website",
    "variableName": "website"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendResponseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "SubmittedForm",
        "kind": "LinkedField",
        "name": "submitForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Stage",
            "kind": "LinkedField",
            "name": "stage",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
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
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSendResponseMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "SubmittedForm",
        "kind": "LinkedField",
        "name": "submitForm",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Stage",
            "kind": "LinkedField",
            "name": "stage",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64e70acd9d7533d48f354fd2f858c0c42aa9e3da1c2bc0f3d202fcd2c149886f",
    "metadata": {},
    "name": "useSendResponseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb6b3ed633469fb83e4961d07d26e229";

export default node;
