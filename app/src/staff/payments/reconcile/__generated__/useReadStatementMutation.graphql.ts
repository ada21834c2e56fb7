/**
 * @generated SignedSource<<a4549f31e833b4d348701233897db5a0>>
 * @relayHash 4af0efbf627b57d2577a306c39d74c16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53defc23c04f6f28025d098b6b6dbbc507c6c3cd9cc60a56964c426a7bde09ff

import type { ConcreteRequest } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
export type useReadStatementMutation$variables = {
  databaseId: number;
  mapping?: unknown | null;
  password?: string | null;
};
export type useReadStatementMutation$data = {
  readonly readStatement: {
    readonly problem: string | null;
    readonly state: StatementState;
    readonly stateText: string;
  };
};
export type useReadStatementMutation = {
  response: useReadStatementMutation$data;
  variables: useReadStatementMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mapping"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "password"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  },
  {
    "kind": "Variable",
    "name": "mapping",
    "variableName": "mapping"
  },
  {
    "kind": "Variable",
    "name": "password",
    "variableName": "password"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stateText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
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
    "name": "useReadStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "readStatement",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useReadStatementMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "readStatement",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "53defc23c04f6f28025d098b6b6dbbc507c6c3cd9cc60a56964c426a7bde09ff",
    "metadata": {},
    "name": "useReadStatementMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1eef16fa93c4dfe611a77ac27c2f9ea9";

export default node;
