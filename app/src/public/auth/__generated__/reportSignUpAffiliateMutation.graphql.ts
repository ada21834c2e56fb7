/**
 * @generated SignedSource<<dcd089c1e01fe262a7a8e7aa908e1d85>>
 * @relayHash 14e28d7876e15f0c62275f3fc24ddbae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db9ebe5ce59d5e62fccad38a92256dd6402b6ebdf2a4d4488a3b6657d1b91b5c

import type { ConcreteRequest } from 'relay-runtime';
export type AffiliateInfoInput = {
  affCode: string;
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  tags: string;
};
export type reportSignUpAffiliateMutation$variables = {
  input: AffiliateInfoInput;
};
export type reportSignUpAffiliateMutation$data = {
  readonly updateAffiliateCode: boolean;
};
export type reportSignUpAffiliateMutation = {
  response: reportSignUpAffiliateMutation$data;
  variables: reportSignUpAffiliateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "updateAffiliateCode",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reportSignUpAffiliateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportSignUpAffiliateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db9ebe5ce59d5e62fccad38a92256dd6402b6ebdf2a4d4488a3b6657d1b91b5c",
    "metadata": {},
    "name": "reportSignUpAffiliateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d47f03e8177583b293f285b3f2281c5";

export default node;
