/**
 * @generated SignedSource<<654a30409136cfbe94af428b80f030c0>>
 * @relayHash 491510aeedaf0b190c08e9fca6fb2436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa5b1d4448d5d9e1a377d9b3f1981dcd46206ffd4e8388c6a174ec9a26379429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa5b1d4448d5d9e1a377d9b3f1981dcd46206ffd4e8388c6a174ec9a26379429",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
